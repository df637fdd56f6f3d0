import { counter, countPeople } from './count.ts'

const countMinutes = counter('minut', 'minute')

/** Texts of the shopping mode. */
export const shoppingTexts = {
  start: 'Mod cumpărături',
  title: 'La cumpărături',
  leave: 'Înapoi la listă',
  /** @param others at least one; the name of the first of them, where they have one */
  together: (others: number, name: string | undefined) =>
    others === 1 && name ? `cu ${name}` : `cu încă ${others === 1 ? 'o persoană' : countPeople(others)}`,
  inBasket: 'În coș',
  tick: (name: string) => `Bifează ${name}`,
  untick: (name: string) => `Debifează ${name}`,
  notFound: 'N-am găsit',
  notFoundOf: (name: string) => `N-am găsit ${name}`,
  lookAgain: 'Caut din nou',
  lookAgainOf: (name: string) => `Caut din nou ${name}`,
  done: 'Am terminat',
  allDone: 'Totul e cumpărat.',
} as const

const sameLink = 'Lista rămâne la același link.'

/** The end of the shopping, and the beginning of the next. */
export const recapTexts = {
  title: (bought: number, all: number) => {
    if (bought === 0) return 'Nimic în coș'
    return bought === all ? 'Gata, totul e în coș' : `Gata, ${bought} din ${all} în coș`
  },
  /** @param minutes at least one; undefined when nobody knows */
  facts: (minutes: number | undefined, together: string | undefined) => {
    const how = [minutes === undefined ? '' : countMinutes(minutes), together ?? '']
      .filter(Boolean)
      .join(', ')
    return how ? `${how}. ${sameLink}` : sameLink
  },
  sameLink,
  notFound: 'Negăsite',
  left: 'Rămase pe listă',
  stays: 'Rămâne',
  goes: 'Scoate',
  ofItem: (name: string) => `${name}: rămâne sau se scoate`,
  again: 'Pentru data viitoare',
  all: 'Alege tot',
  none: 'Nimic',
  prepare: 'Pregătește lista următoare',
  empty: 'Doar golește ce e cumpărat',
} as const
