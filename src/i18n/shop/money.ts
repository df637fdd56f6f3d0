import { inLei } from '../../domain/money/lei-text.ts'
import { counter, countProducts } from '../count.ts'

const containers = counter('ambalaj', 'ambalaje')

const lei = (bani: number) => inLei(String(bani))

const title = 'Cât costă'
const inBasketSoFar = 'în coș'

/** What a sum leaves out. */
const partial = (count: number) =>
  count === 1 ? 'fără un produs care nu are preț' : `fără ${countProducts(count)} care nu au preț`

/** A sum that leaves something out is one and more: '42,30 lei+'. @param unpriced how many things it leaves out */
const soFar = (bani: number, unpriced: number) => `${lei(bani)}${unpriced > 0 ? '+' : ''}`

/** Texts about what a list costs. */
export const moneyTexts = {
  title,
  inBasket: 'În coș',
  whole: 'Toată lista',
  sum: lei,
  partial,
  soFar,
  /** Below it. */
  soFarWhere: inBasketSoFar,
  /** Both, with what is left out, and what a press leads to. */
  soFarLabel: (bani: number, unpriced: number) => {
    const without = unpriced > 0 ? `, ${partial(unpriced)}` : ''
    return `${soFar(bani, unpriced)} ${inBasketSoFar}${without}. ${title}`
  },
  deposit: (bani: number, count: number) => `din care garanție ${lei(bani)}, pentru ${containers(count)}`,
  /** @param card what no voucher pays for */
  split: (vouchers: number, card: number) =>
    `cu tichete de masă cel mult ${lei(vouchers)}${card > 0 ? `, cu cardul ${lei(card)}` : ''}`,
  /** What is paid back for bottles and cans, which is not in the sum. */
  returned: (bani: number, count: number) =>
    `de primit înapoi ${lei(bani)}, pentru ${containers(count)} de returnat`,
  caution: 'Ce se plătește cu tichete hotărăște magazinul.',
  vouchers: 'Ce se plătește cu tichete',
  voucherMark: (name: string, isPaid: boolean) =>
    isPaid ? `„${name}”: cu tichete` : `„${name}”: fără tichete`,
  container: 'În ce este băutura?',
  bottle: 'sticlă',
  can: 'doză',
  box: 'cutie',
  /** What a thing cost then. @param store '' where nobody said */
  lastTime: (price: string, store: string) => `Data trecută ${inLei(price)}${store && ` (${store})`}`,
  /** The name of an item: bottles and cans that are brought back. */
  toReturn: 'ambalaje de returnat',
  limits: 'Buget și tichete',
  budget: {
    label: 'Buget pentru toată lista',
    said: (bani: string) => (bani === '' ? 'Ați șters bugetul' : `Bugetul listei: ${inLei(bani)}`),
  },
  voucherDay: {
    label: 'Tichete de masă, cel mult pe zi',
    said: (bani: string) =>
      bani === '' ? 'Ați șters limita tichetelor' : `Tichete, cel mult pe zi: ${inLei(bani)}`,
  },
  /**
   * @param left what all of the list leaves of it, below zero where it costs more; in bani
   * @param isPartial whether prices are missing
   */
  budgetLeft: (budget: number, left: number, isPartial: boolean) =>
    left < 0
      ? `Buget ${lei(budget)}: lista costă cu ${isPartial ? 'cel puțin ' : ''}${lei(-left)} mai mult`
      : `Buget ${lei(budget)}: mai aveți ${isPartial ? 'cel mult ' : ''}${lei(left)}`,
  prices: 'Prețuri de completat',
  wrong: 'Scrieți o sumă în lei, de exemplu 7,49.',
  unknown: 'Nu se poate socoti acum. Încercați din nou când aveți conexiune.',
} as const
