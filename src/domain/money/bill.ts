import type { ItemFields } from '../item/fields.ts'
import { depositOf, returnOf } from './deposit.ts'
import { costOf } from './price.ts'
import { isVoucherFood } from './vouchers.ts'
import type { Wares } from './wares.ts'

/** The total cost of items; sums are in bani. */
export interface Bill<Priced> {
  /** Total, the deposit included. */
  bani: number
  /** Items without a price, which the sum does not contain. */
  unpriced: Priced[]
  /** Bottles and cans with a deposit. */
  containers: number
  deposit: number
  /** Drinks with an unknown container: the sum does not contain their deposit. */
  asking: Priced[]
  /** The part that meal vouchers may pay for; without deposits, which are refunded in money. */
  food: number
  /** Returned bottles and cans, and the deposit refunded for them, which the sum does not contain. */
  returned: { containers: number; bani: number }
}

type Priced = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'price'>

/** @param isFood true if meal vouchers pay for an item */
export function billOf<Item extends Priced>(
  wares: Wares,
  all: readonly Item[],
  isFood = (item: Item) => isVoucherFood(wares, item),
): Bill<Item> {
  const returns = all.map(returnOf)
  const items = all.filter((_, at) => !returns[at])
  const costs = items.map((item) => ({ item, cost: costOf(item), deposit: depositOf(wares, item) }))
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const deposit = sum(costs.map((one) => one.deposit.bani))
  return {
    bani: sum(costs.map(({ cost = 0 }) => cost)) + deposit,
    unpriced: items.filter((item) => costOf(item) === undefined),
    containers: sum(costs.map((one) => one.deposit.containers ?? 0)),
    deposit,
    asking: costs.filter((one) => one.deposit.asks).map(({ item }) => item),
    food: sum(costs.map(({ item, cost = 0 }) => (isFood(item) ? cost : 0))),
    returned: {
      containers: sum(returns.map((one) => one?.containers ?? 0)),
      bani: sum(returns.map((one) => one?.bani ?? 0)),
    },
  }
}
