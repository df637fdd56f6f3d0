/** Texts of making a list. */
export const createListTexts = {
  /** The reasons for a list that could not be created, for `failureTexts.createList`. */
  reasons: {
    nameLength: 'numele poate avea cel mult 100 de caractere',
    tooMany: 'ați creat prea multe liste într-un timp scurt, încercați din nou mai târziu',
    storage: 'browserul nu permite păstrarea datelor pe acest dispozitiv',
    connection: 'verificați conexiunea și încercați din nou',
    server: 'serverul nu a acceptat cererea, încercați din nou',
  },
  /** The name of a copied list. */
  copyName: (name: string) => `${name} (copie)`,
} as const
