/** Texts of the editor of an item, and of its other actions. */
export const editorTexts = {
  category: 'Categorie',
  /** For an item whose category follows from its name. */
  automatic: (category: string) => `Automat (${category})`,
  less: 'Mai puțin',
  more: 'Mai mult',
  otherUnit: 'alta…',
  rest: 'Mai multe',
  notFound: 'N-am găsit',
  lookAgain: 'Caut din nou',
  remove: 'Șterge',
  /** For an item that another person deleted while it was being edited. */
  isDeleted: 'Între timp produsul a fost șters. Dacă salvați, revine pe listă.',
} as const
