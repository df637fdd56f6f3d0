/** The categories of the guide by the slug of their address (specification, section 3). */
export const guideCategories = {
  cereale: { name: 'Cereale și făinoase', picture: 'sheaf-of-rice' },
  lactate: { name: 'Lactate', picture: 'glass-of-milk' },
  legume: { name: 'Legume', picture: 'carrot' },
  carne: { name: 'Carne și derivate', picture: 'cut-of-meat' },
  condimente: { name: 'Condimente și mirodenii', picture: 'herb' },
  uleiuri: { name: 'Uleiuri și grăsimi', picture: 'olive' },
  dulciuri: { name: 'Dulciuri și zahăr', picture: 'honey-pot' },
  fructe: { name: 'Fructe', picture: 'red-apple' },
  peste: { name: 'Pește și fructe de mare', picture: 'fish' },
  bauturi: { name: 'Băuturi', picture: 'cup-with-straw' },
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
