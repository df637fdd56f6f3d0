/** The substances of Annex II of Regulation (EU) 1169/2011, as labels name them. */
export const allergenNames = {
  gluten: 'Cereale care conțin gluten',
  crustacee: 'Crustacee',
  oua: 'Ouă',
  peste: 'Pește',
  arahide: 'Arahide',
  soia: 'Soia',
  lapte: 'Lapte',
  fructe_cu_coaja: 'Fructe cu coajă',
  telina: 'Țelină',
  mustar: 'Muștar',
  susan: 'Semințe de susan',
  sulfiti: 'Dioxid de sulf și sulfiți',
  lupin: 'Lupin',
  moluste: 'Moluște',
} as const

export type Allergen = keyof typeof allergenNames

export const allergenCodes = Object.keys(allergenNames) as [Allergen, ...Allergen[]]
