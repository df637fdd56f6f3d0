/** Why a change is refused for good. The wording lives in the text tables, keyed by problem. */
export const changeProblems = [
  'malformed',
  'other-list',
  'unknown-item',
  'name-length',
  'name-forbidden',
  'name-characters',
  'quantity',
  'unit',
  'author',
  'list-name',
  'list-full',
] as const
export type ChangeProblem = (typeof changeProblems)[number]
