import * as z from 'zod'
import romanian from 'zod/v4/locales/ro.js'
import { adminTexts } from '../i18n/admin/admin.ts'

z.config(romanian())

/** What of an issue a schema tells beside its message. */
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string | undefined }

/** What is wrong in each column, in sentences for admins; the first where there are several. */
export function faultsOfIssues(issues: readonly Issue[]): Record<string, string> {
  const faults = issues.map((issue) => {
    const [field = 'slug', ...rest] = issue.path
    return [String(field), adminTexts.at(placeOf(rest), sentenceOf(issue))] as const
  })
  return Object.fromEntries(faults.reverse())
}

/** "2.answer" of the third question. */
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
