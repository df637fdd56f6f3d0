import type { LeftOut, TableOrder } from '../../guide/food-lists.ts'

const withoutNames: Readonly<Record<LeftOut, string>> = { gluten: 'gluten', lapte: 'lapte', oua: 'ouă' }

/** Texts of the pages of foods without an allergen. */
export const withoutTexts = {
  title: (allergen: LeftOut) => `Alimente fără ${withoutNames[allergen]}`,
  name: (allergen: LeftOut) => `Fără ${withoutNames[allergen]}`,
  description: (allergen: LeftOut, count: string) =>
    `${count} fără ${withoutNames[allergen]} din ghidul nostru, pe categorii: nici în compoziție, nici în unele rețete, nici urme.`,
  blurb: (allergen: LeftOut, count: string) =>
    `${count} la care nu știm de ${withoutNames[allergen]}: nici în compoziție, nici în unele rețete sau mărci, nici urme.`,
  note: 'La produsele ambalate hotărăște eticheta: rețetele și fabricile se schimbă.',
} as const

const orderTexts: Readonly<Record<TableOrder, { name: string; said: string }>> = {
  calorii: { name: 'Calorii', said: 'de la cele mai puține calorii la cele mai multe' },
  proteine: { name: 'Proteine', said: 'cu cele mai multe proteine întâi' },
  fibre: { name: 'Fibre', said: 'cu cele mai multe fibre întâi' },
  sezon: { name: 'Sezon', said: 'după luna în care începe sezonul' },
}

const ofPage = (page: number) => (page === 1 ? '' : `, pagina ${page}`)

/** Texts of the table of all foods. */
export const tableTexts = {
  heading: 'Tabele și liste',
  title: (order: TableOrder, page: number) =>
    `Tabel cu alimente: ${orderTexts[order].name.toLowerCase()}${ofPage(page)}`,
  name: (order: TableOrder) => `Tabel: ${orderTexts[order].name.toLowerCase()}`,
  description: (order: TableOrder, page: number) =>
    `Tabelul alimentelor din ghid, ${orderTexts[order].said}${ofPage(page)}: calorii, proteine și fibre la 100 g, și lunile de sezon.`,
  blurb: (order: TableOrder) => `La 100 g, ${orderTexts[order].said}.`,
  food: 'Aliment',
  column: (order: TableOrder) => orderTexts[order].name,
  pages: 'Paginile tabelului',
  missing: '–',
} as const
