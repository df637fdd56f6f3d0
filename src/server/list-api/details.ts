import type * as z from 'zod'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'

/** What is wrong with a body by its schema: which field it is, in one sentence. */
export function detailOfIssues(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return `Câmp necunoscut: „${issue.keys.join('”, „')}”.`
  const field = issue?.path.join('.') ?? ''
  return field === ''
    ? 'Corpul cererii nu are câmpurile așteptate.'
    : `Câmpul „${field}” nu este cel așteptat.`
}

/** Which field breaks the rules of items. */
export function detailOfChange(problem: ChangeProblem): string {
  const field = problem.startsWith('name-') ? 'name' : problem
  return `Câmpul „${field}” nu este cel așteptat.`
}
