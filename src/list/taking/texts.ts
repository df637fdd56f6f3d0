import { countProducts, nameOrCount } from '../../i18n/count.ts'
import { rowTexts } from '../rows/texts.ts'

/** Texts about the people who bring items. */
export const takenTexts = {
  title: 'Cine ce ia',
  nothingLeft: 'Nu mai e nimic de luat.',
  /** '4 produse, ia Mihai' */
  left: (count: number, others: readonly string[]) =>
    [countProducts(count), ...others.map(rowTexts.takes)].join(', '),
  takeOf: (category: string) => `Iau eu: ${category}`,
  take: 'Iau eu',
  takeInstead: (taker: string) => `Iau eu în loc de ${taker}`,
  takeAll: (category: string, count: number) => `Iau eu toate cele ${countProducts(count)} de la ${category}`,
  giveBack: 'Nu mai iau eu',
  done: (items: readonly { name: string }[], isTaken: boolean) =>
    isTaken ? `Luați dumneavoastră ${nameOrCount(items)}` : `Nu mai luați ${nameOrCount(items)}`,
} as const
