import { nameOrCount } from '../count.ts'

/** Texts about who brings what. */
export const takenTexts = {
  take: 'Iau eu',
  takeInstead: (taker: string) => `Iau eu în loc de ${taker}`,
  takeAll: (category: string, count: number) => `Iau eu tot de la ${category} (${count})`,
  giveBack: 'Nu mai iau eu',
  done: (items: readonly { name: string }[], isTaken: boolean) =>
    isTaken ? `Luați dumneavoastră ${nameOrCount(items)}` : `Nu mai luați ${nameOrCount(items)}`,
} as const
