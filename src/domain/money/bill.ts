import type { ItemFields } from '../item/fields.ts'
import { depositOf, returnOf } from './deposit.ts'
import { costOf } from './price.ts'
import { isVoucherFood } from './vouchers.ts'
import type { Wares } from './wares.ts'

/** What items cost together; sums are in bani. */
export interface Bill<Priced> {
  /** All of it, the deposit too. */
  bani: number
  /** What has no price, and is not in the sum. */
  unpriced: Priced[]
  /** Bottles and cans with a deposit. */
  containers: number
  deposit: number
  /** Drinks of which nobody has said what they are in: their deposit is not in the sum. */
  asking: Priced[]
  /** What meal vouchers may pay for; never a deposit, which comes back as money. */
  food: number
  /** Bottles and cans that are brought back, and the deposit that is paid for them then, which is not in the sum. */
  returned: { containers: number; bani: number }
}

type Priced = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'price'>

/** @param isFood whether meal vouchers pay for an item */
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
