/** Texts of links from an item of a list to the guide. */
export const foodLinkTexts = {
  inGuide: (food: string) => `${food} în Alimente A-Z`,
  insteadOf: (name: string) => `În loc de ${name}`,
  add: (name: string) => `Adaugă ${name}`,
  isListed: (name: string) => `${name}: deja pe listă`,
} as const
