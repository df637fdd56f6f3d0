/** Ways from an item of a list to what the guide knows of it. */
export const foodLinkTexts = {
  guide: 'Cum se alege și cât ține',
  insteadOf: (name: string) => `În loc de ${name}`,
  add: (name: string) => `Adaugă ${name}`,
  isListed: (name: string) => `${name}: e pe listă`,
} as const
