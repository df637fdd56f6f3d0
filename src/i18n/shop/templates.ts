/** Texts of the sheet of ready lists. */
export const templatesTexts = {
  title: 'Liste gata făcute',
  back: 'Toate listele gata făcute',
  newList: 'Fă o listă nouă',
  /** What is taken back. */
  added: (title: string) => `Ați adăugat „${title}”`,
} as const
