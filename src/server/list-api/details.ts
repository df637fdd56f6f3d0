import type * as z from 'zod'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'

/** Describes the first error of a body by its schema, in one sentence that names the field. */
export function detailOfIssues(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return `Câmp necunoscut: „${issue.keys.join('”, „')}”.`
  const field = issue?.path.join('.') ?? ''
  return field === ''
    ? 'Corpul cererii nu are câmpurile așteptate.'
    : `Câmpul „${field}” nu este cel așteptat.`
}

/** Describes the field that breaks the rules of items. @param before path of the item in the body */
export function detailOfChange(problem: ChangeProblem, before = ''): string {
  const field = problem.startsWith('name-') ? 'name' : problem
  return `Câmpul „${before}${field}” nu este cel așteptat.`
}
