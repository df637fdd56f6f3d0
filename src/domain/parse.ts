import { cleanText, type NameProblem, nameProblem } from './check.ts'
import { itemDefaults } from './item.ts'

export interface ParsedItem {
  name: string
  quantity: string
  unit: string
}

export interface RefusedText {
  /** The part of the input that was refused, cleaned. */
  text: string
  problem: NameProblem
}

/** Reads what somebody typed or pasted. */
export function parseItems(input: string): { items: ParsedItem[]; refused: RefusedText[] } {
  const items: ParsedItem[] = []
  const refused: RefusedText[] = []
  for (const part of input.split(/[\n\r;]|,(?!\d)/).map(cleanText)) {
    if (part === '') continue
    const problem = nameProblem(part)
    if (problem) refused.push({ text: part, problem })
    else items.push({ name: part, quantity: itemDefaults.quantity, unit: itemDefaults.unit })
  }
  return { items, refused }
}

/** '1.5' reads '1,5'. */
export function formatQuantity(quantity: string): string {
  return quantity.replace(/\./g, ',')
}

/** 'st' means that no unit was given, and reads 'buc'. */
export function unitLabel(unit: string): string {
  return unit === itemDefaults.unit ? 'buc' : unit
}
