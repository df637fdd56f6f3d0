import { inLei } from '../../domain/money/lei-text.ts'
import { counter, countProducts } from '../../i18n/count.ts'

const containers = counter('ambalaj', 'ambalaje')

/** A sum after another one, which has the unit: '42,30+'. */
const withoutUnit = (sum: string) => sum.replace(/\u00a0(?:lei|leu)/, '')

const lei = (bani: number) => inLei(String(bani))

const title = 'Cât costă'
const inBasketSoFar = 'în coș'

/** Number of items that a sum does not include. */
const partial = (count: number) =>
  count === 1 ? 'fără un produs care nu are preț' : `fără ${countProducts(count)} care nu au preț`

/** A sum that is not complete has a plus sign: '42,30 lei+'. @param unpriced number of items that it does not include */
const soFar = (bani: number, unpriced: number) => `${lei(bani)}${unpriced > 0 ? '+' : ''}`

/** Texts about the costs of a list. */
export const moneyTexts = {
  title,
  whole: 'Toată lista',
  wholeSum: (bani: number) => `Toată lista: ${lei(bani)}`,
  ofWhichInBasket: (bani: number) => `din care în coș ${lei(bani)}`,
  noPrices: 'Niciun produs nu are încă preț.',
  back: 'Înapoi la total',
  sum: lei,
  partial,
  soFar,
  /**
   * Line below the sum of the basket: the sum of the whole list, unless the basket has all of it.
   */
  soFarOf: (basket: string, whole: string) =>
    basket === whole ? inBasketSoFar : `din ${withoutUnit(whole)}`,
  /**
   * Label with both sums, the number of missing prices, and the action of a press.
   *
   * @param unpriced number of items of the whole list without a price
   */
  soFarLabel: (basket: string, whole: string, unpriced: number) => {
    const of = basket === whole ? '' : ` din ${withoutUnit(whole)}`
    const without = unpriced > 0 ? `, ${partial(unpriced)}` : ''
    return `${basket}${of} ${inBasketSoFar}${without}. ${title}`
  },
  deposit: (bani: number, count: number) => `Garanție ${lei(bani)}, pentru ${containers(count)}`,
  /** @param card amount that vouchers cannot pay */
  split: (vouchers: number, card: number) =>
    `Cu tichete de masă cel mult ${lei(vouchers)}${card > 0 ? `, cu cardul ${lei(card)}` : ''}`,
  /** Refund for returned bottles and cans, which is not in the sum. */
  returned: (bani: number, count: number) =>
    `De primit înapoi ${lei(bani)}, pentru ${containers(count)} de returnat`,
  caution: 'Ce se plătește cu tichete hotărăște magazinul.',
  packaging: 'Ambalaje cu garanție',
  vouchers: 'Tichete de masă',
  paidByVoucher: 'Ce se plătește cu tichete',
  voucherMark: (name: string, isPaid: boolean) =>
    isPaid ? `„${name}”: cu tichete` : `„${name}”: fără tichete`,
  container: 'În ce este băutura?',
  bottle: 'sticlă',
  can: 'doză',
  box: 'cutie',
  /** Last price of an item. @param store '' if it is unknown */
  lastTime: (price: string, store: string) => `Data trecută ${inLei(price)}${store && ` (${store})`}`,
  /** Name of the item for returning bottles and cans. */
  toReturn: 'ambalaje de returnat',
  /** Fields of prices are filled with nothing that could be taken for a price. */
  currency: 'lei',
  budget: {
    label: 'Buget',
    example: 'fără',
    said: (bani: string) => (bani === '' ? 'Ați șters bugetul' : `Bugetul listei: ${inLei(bani)}`),
  },
  voucherDay: {
    label: 'Cel mult pe zi',
    example: 'fără',
    said: (bani: string) =>
      bani === '' ? 'Ați șters limita tichetelor' : `Tichete, cel mult pe zi: ${inLei(bani)}`,
  },
  /**
   * @param left remaining budget after the whole list, negative if the list costs more; in bani
   * @param isPartial true if prices are missing
   */
  budgetLeft: (budget: number, left: number, isPartial: boolean) =>
    left < 0
      ? `Buget ${lei(budget)}: lista costă cu ${isPartial ? 'cel puțin ' : ''}${lei(-left)} mai mult`
      : `Buget ${lei(budget)}: mai aveți ${isPartial ? 'cel mult ' : ''}${lei(left)}`,
  prices: 'Prețuri de completat',
  wrong: 'Scrieți o sumă în lei, de exemplu 7,49.',
  unknown: 'Nu se poate socoti acum. Încercați din nou când aveți conexiune.',
} as const
