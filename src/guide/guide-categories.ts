/** The categories of the guide by the slug of their address (specification, section 3). */
export const guideCategories = {
  cereale: { name: 'Cereale și făinoase', picture: 'sheaf-of-rice' },
  lactate: { name: 'Lactate', picture: 'lapte' },
  legume: { name: 'Legume', picture: 'morcovi' },
  carne: { name: 'Carne și derivate', picture: 'carne-de-vita' },
  condimente: { name: 'Condimente și mirodenii', picture: 'herb' },
  uleiuri: { name: 'Uleiuri și grăsimi', picture: 'masline-verzi' },
  dulciuri: { name: 'Dulciuri și zahăr', picture: 'miere' },
  fructe: { name: 'Fructe', picture: 'mere' },
  peste: { name: 'Pește și fructe de mare', picture: 'peste' },
  bauturi: { name: 'Băuturi', picture: 'cola' },
  conserve: { name: 'Conserve', picture: 'canned-food' },
} as const satisfies Record<string, { name: string; picture: string }>

export type GuideCategory = keyof typeof guideCategories

export const guideCategorySlugs = Object.keys(guideCategories) as GuideCategory[]

/** @throws Error on a name that no category has */
export function categoryCalled(name: string): GuideCategory {
  const found = guideCategorySlugs.find((slug) => guideCategories[slug].name === name)
  if (!found) throw new Error(`No category of the guide is called "${name}".`)
  return found
}
