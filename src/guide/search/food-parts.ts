/** The parts of a food's page that answer questions: the letter of each in the index, and its place on the page. */
export const foodParts = {
  keeping: { letter: 't', hash: 'pastrare' },
  storage: { letter: 'k', hash: 'pastrare' },
  freezing: { letter: 'z', hash: 'congelare' },
  cooking: { letter: 'g', hash: 'gatire' },
  substitutes: { letter: 'i', hash: 'inlocuitori' },
  nutrition: { letter: 'n', hash: 'valori' },
  fiber: { letter: 'f', hash: 'valori' },
  micronutrients: { letter: 'v', hash: 'valori' },
  allergens: { letter: 'a', hash: 'alergeni' },
  measures: { letter: 'm', hash: 'masuri' },
  season: { letter: 's', hash: 'sezon' },
  choosing: { letter: 'c', hash: 'alegere' },
} as const

export type FoodPart = keyof typeof foodParts
