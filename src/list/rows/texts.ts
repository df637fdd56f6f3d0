/** Texts of a row, and of actions on several rows. */
export const rowTexts = {
  check: (name: string) => `Bifează ${name}`,
  uncheck: (name: string) => `Debifează ${name}`,
  edit: (name: string) => `Modifică ${name}`,
  remove: (name: string) => `Șterge ${name}`,
  addedBy: (author: string) => `de la ${author}`,
  tickedBy: (shopper: string) => `a luat ${shopper}`,
  takes: (taker: string) => `ia ${taker}`,
  notFound: 'N-am găsit',
  putBackCompleted: 'Pune-le pe toate înapoi',
  clearCompleted: 'Șterge-le',
  /** For screen readers: a press was ignored, because another row had just moved under the finger. */
  refused: 'Lista s-a mișcat chiar atunci. Apăsați din nou.',
  /** Action of releasing a swiped row. */
  swipe: { complete: 'Bifează', remove: 'Șterge' },
} as const
