import * as z from 'zod'
import romanian from 'zod/v4/locales/ro.js'
import { adminTexts } from '../i18n/admin/admin.ts'

z.config(romanian())

/** The needed properties of a schema's issue. */
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string | undefined }

/** The first fault of each column, in sentences for admins. */
export function faultsOfIssues(issues: readonly Issue[]): Record<string, string> {
  const faults = issues.map((issue) => {
    const [field = 'slug', ...rest] = issue.path
    return [String(field), adminTexts.at(placeOf(rest), sentenceOf(issue))] as const
  })
  return Object.fromEntries(faults.reverse())
}

/** The place inside a column: "3.answer" for the answer of the third question. */
function placeOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path
  return typeof first === 'number' ? [first + 1, ...rest].join('.') : path.join('.')
}

function sentenceOf(issue: Issue): string {
  const { code, minimum, maximum, origin } = issue as Partial<Record<string, unknown>>
  if (code === 'too_small') return adminTexts.bound({ code, origin: String(origin), bound: Number(minimum) })
  if (code === 'too_big') return adminTexts.bound({ code, origin: String(origin), bound: Number(maximum) })
  return adminTexts.issue(issue.message)
}
