import { countPeople } from '../../i18n/count.ts'
import { rowTexts } from '../rows/texts.ts'

/** Texts of the shopping mode. */
export const shoppingTexts = {
  title: 'La cumpărături',
  leave: 'Înapoi la listă',
  /**
   * @param others at least one
   * @param name of the first of them, if they have one
   */
  together: (others: number, name: string | undefined) =>
    others === 1 && name ? `cu ${name}` : `cu încă ${others === 1 ? 'o persoană' : countPeople(others)}`,
  /**
   * Person who brings an item; '' if nobody has taken it.
   *
   * @param taker their nickname
   * @param reader the nickname of this device's person, '' if they have none
   */
  bringing: (taker: string, reader: string) => {
    if (taker === '') return ''
    return taker === reader ? 'iau eu' : rowTexts.takes(taker)
  },
  inBasket: 'În coș',
  tick: (name: string) => `Bifează ${name}`,
  untick: (name: string) => `Debifează ${name}`,
  notFound: 'N-am găsit',
  notFoundOf: (name: string) => `N-am găsit ${name}`,
  lookAgain: 'Caut din nou',
  lookAgainOf: (name: string) => `Caut din nou ${name}`,
  done: 'Am terminat',
} as const
