import { readFields } from '../item/field-checks.ts'
import type { GivenFields } from './imported.ts'

/** Returns the valid ones of the given fields, cleaned; invalid fields are left out. */
export function readCleanFields(given: GivenFields): GivenFields {
  const fields = Object.entries(given).map(([key, value]) => readFields({ [key]: value }))
  return Object.assign({}, ...fields.filter((one) => typeof one !== 'string'))
}
