import { counter } from '../../i18n/count.ts'
import { moneyTexts } from '../money/texts.ts'
import { listStates } from '../texts.ts'

const countMinutes = counter('minut', 'minute')

/** Texts of the sheet at the end of shopping, which also prepares the next list. */
export const recapTexts = {
  title: (bought: number, all: number) => {
    if (bought === 0) return 'Nimic în coș'
    return bought === all ? 'Gata, totul e în coș' : `Gata, ${bought} din ${all} în coș`
  },
  /** @param minutes at least one; undefined if unknown */
  facts: (minutes: number | undefined, together: string | undefined) => {
    const how = [minutes === undefined ? '' : countMinutes(minutes), together ?? '']
      .filter(Boolean)
      .join(', ')
    return how ? `${how}. ${listStates.allDone.text}` : listStates.allDone.text
  },
  cost: (bani: number, unpriced: number) =>
    `A costat ${moneyTexts.sum(bani)}${unpriced > 0 ? `, ${moneyTexts.partial(unpriced)}` : ''}.`,
  share: 'Trimite rezumatul',
  /** The number of items that each person took: 'Cine ce a luat: Ana 5, Mihai 3'. */
  took: (people: readonly (readonly [who: string, count: number])[]) =>
    `Cine ce a luat: ${people.map(([who, count]) => `${who} ${count}`).join(', ')}`,
  /** This device's person without a nickname; the message with it comes from them. */
  me: 'Eu',
  notFound: 'Negăsite',
  left: 'Rămase pe listă',
  stays: 'Rămâne',
  staysOf: (name: string) => `Rămâne ${name}`,
  goes: 'Scoate',
  goesOf: (name: string) => `Scoate ${name}`,
  again: 'Pentru data viitoare',
  all: 'Alege tot',
  none: 'Nimic',
  empty: 'Doar golește ce e cumpărat',
} as const
