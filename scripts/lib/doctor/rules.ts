import type { Rule } from './rule.ts'
import { accessRules } from './rules/access.ts'
import { addressRules } from './rules/address.ts'
import { keepingRules } from './rules/keeping.ts'
import { lifeRules } from './rules/life.ts'
import { logRules } from './rules/log.ts'
import { mailRules } from './rules/mail.ts'

/** In the order in which they are told. */
export const rules: readonly Rule[] = [
  ...lifeRules,
  ...addressRules,
  ...accessRules,
  ...logRules,
  ...keepingRules,
  ...mailRules,
]
