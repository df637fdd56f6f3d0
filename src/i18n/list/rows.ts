/** What a row says of itself, and what is done with several. */
export const rowTexts = {
  addedBy: (author: string) => `de la ${author}`,
  takenBy: (taker: string) => `a luat ${taker}`,
  notFound: 'N-am găsit',
  putBackCompleted: 'Pune-le pe toate înapoi',
  clearCompleted: 'Șterge cele cumpărate',
  /** What a swiped row does once it is let go. */
  swipe: { complete: 'Bifează', remove: 'Șterge' },
} as const

export const editorTexts = {
  category: 'Categorie',
  /** Nobody chose one: the name tells it. */
  automatic: (category: string) => `Automat (${category})`,
  less: 'Mai puțin',
  more: 'Mai mult',
  otherUnit: 'alta…',
  notFound: 'N-am găsit',
  lookAgain: 'Caut din nou',
  remove: 'Șterge',
  /** Somebody else deleted it while it was being changed. */
  isDeleted: 'Între timp produsul a fost șters. Dacă salvați, revine pe listă.',
} as const
