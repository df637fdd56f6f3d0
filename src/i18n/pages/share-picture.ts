import { countFoods } from '../guide/guide.ts'

/** Texts on the pictures of shared links that show no food. */
export const sharePictureTexts = {
  home: {
    title: 'Lista de cumpărături a familiei',
    facts: [{ value: 'Mereu la zi', label: 'fără cont, fără reclame, și când nu e semnal' }],
  },
  product: {
    title: 'Lista de cumpărături, la comun',
    facts: [{ value: 'Un link, toată familia', label: 'gratuit, fără cont' }],
  },
  features: {
    title: 'Ce face lista pentru dumneavoastră',
    facts: [{ value: 'Mereu la zi', label: 'la toți, pe loc, și când nu e semnal' }],
  },
  about: {
    title: 'O listă făcută ca pentru acasă',
    facts: [{ value: 'Fără cont', label: 'fără reclame, fără urmărire' }],
  },
  guide: (count: number) => ({
    title: 'Alimente de la A la Z',
    facts: [{ value: countFoods(count), label: 'cum se aleg, cât țin, cu ce se înlocuiesc' }],
  }),
} as const
