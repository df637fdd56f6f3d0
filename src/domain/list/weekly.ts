import type { ItemFields } from '../item/fields.ts'
import { cleanText, nameProblem, quantityProblem, unitProblem } from '../lib/check.ts'

/** An item that is added to its list every week. */
export interface Weekly extends Pick<ItemFields, 'name' | 'quantity' | 'unit'> {
  /** 0 is Monday, 6 is Sunday. */
  weekday: number
  /** The first day on which it is added, as '2026-11-27'; earlier days no longer count. */
  from: string
}

const mark = '|'

/** Writes the option of a list: '4|2026-11-27|2|l|lapte'. */
export function weeklyText({ weekday, from, quantity, unit, name }: Weekly): string {
  return [weekday, from, quantity, unit, name].join(mark)
}

/** @returns undefined for any other text */
export function readWeekly(text: string): Weekly | undefined {
  const [weekday = '', from = '', quantity = '', unit = '', ...names] = text.split(mark)
  const name = names.join(mark)
  const isWhen = /^[0-6]$/.test(weekday) && isDay(from)
  const isAmount = quantityProblem(quantity) === undefined && unitProblem(unit) === undefined
  if (!isWhen || !isAmount || nameProblem(name) !== undefined || cleanText(name) !== name) return undefined
  return { weekday: Number(weekday), from, quantity, unit, name }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
