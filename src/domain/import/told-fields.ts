import { readFields } from '../item/field-checks.ts'
import type { ToldFields } from './imported.ts'

/** What is told of an imported thing and may be so, cleaned; a field that may not is left out. */
export function readTold(told: ToldFields): ToldFields {
  const fields = Object.entries(told).map(([key, value]) => readFields({ [key]: value }))
  return Object.assign({}, ...fields.filter((one) => typeof one !== 'string'))
}
