import { withinText } from './within-text.ts'

/** Texts of the page of a dish, which lists what the dish needs. */
export const dishTexts = {
  title: (dish: string) => `${dish}: lista de cumpărături`,
  description: (dish: string, names: readonly string[]) =>
    `Ce cumpărați pentru ${withinText(dish)}: ${names.join(', ')} și celelalte, puse pe listă dintr-o apăsare.`,
  blurb:
    'Pentru patru până la șase persoane, cam atât. Puneți tot pe listă, apoi ștergeți ce aveți deja acasă.',
  add: 'Pune tot pe listă',
  people: 'Persoane',
  facts: 'Pe scurt',
  allergens: 'Alergenii ingredientelor',
  unknown: (names: string) => `Fără date despre: ${names}`,
  season: 'Când sunt toate de sezon',
} as const
