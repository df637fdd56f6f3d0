import { readFields } from '../item/field-checks.ts'
import type { ToldFields } from './imported.ts'

/** Returns the valid ones of the given fields, cleaned; invalid fields are left out. */
export function readTold(told: ToldFields): ToldFields {
  const fields = Object.entries(told).map(([key, value]) => readFields({ [key]: value }))
  return Object.assign({}, ...fields.filter((one) => typeof one !== 'string'))
}
