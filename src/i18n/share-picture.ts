import { countFoods } from './guide.ts'

/** What stands on the pictures of shared links that have no food. */
export const shareTexts = {
  home: {
    title: 'Lista de cumpărături a familiei',
    facts: [{ value: 'Mereu la zi', label: 'fără cont, fără reclame, și când nu e semnal' }],
  },
  guide: (count: number) => ({
    title: 'Alimente de la A la Z',
    facts: [{ value: countFoods(count), label: 'cum se aleg, cât țin, cu ce se înlocuiesc' }],
  }),
} as const
