/** Reasons for which a change is refused permanently. The texts are in `src/i18n/`. */
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
  'note',
  'store',
  'price',
  'list-name',
  'option',
  'list-full',
] as const
export type ChangeProblem = (typeof changeProblems)[number]
