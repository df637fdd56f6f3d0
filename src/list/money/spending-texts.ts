import { inLei, leiText } from '../../domain/money/lei-text.ts'
import { countProducts } from '../../i18n/count.ts'

/** Texts about the expenses on a list in a year. */
export const spendingTexts = {
  open: 'Cât ați cheltuit într-un an',
  title: 'Ultimele 12 luni',
  sum: (bani: number) => inLei(String(bani)),
  /** @param day of the first purchase, for example '14 martie 2026' */
  caption: (day: string) => `Pe categorii, din ${day} încoace`,
  category: 'Categorie',
  lei: 'Lei',
  share: 'Din total',
  total: 'Total',
  /** A sum in a column: '7,49' and '7,00' are aligned. */
  inColumn: (bani: number) => {
    const text = leiText(String(bani))
    return text.includes(',') ? text : `${text},00`
  },
  /** @param share in whole percent; 0 for a share that rounds to 0 */
  percent: (share: number) => (share === 0 ? 'sub 1%' : `${share}%`),
  /** Items that the sums do not include. @param count at least one */
  unpriced: (count: number, things: number) =>
    `fără preț: ${count} din ${countProducts(things)}; ${count === 1 ? 'nu e' : 'nu sunt'} în sumă`,
  deposit: 'fără garanția ambalajelor',
  nothing: 'Aici se vede cât ați cheltuit. Ce e bifat intră la socoteală când pregătiți lista următoare.',
  noPrices: (things: number) =>
    things === 1
      ? 'Singurul produs cumpărat nu are preț. Ca să vedeți cât cheltuiți, scrieți prețurile pe listă.'
      : `Niciun preț la ${countProducts(things)} din istoric. Ca să vedeți cât cheltuiți, scrieți prețurile pe listă.`,
} as const
