/** Texts of the shopping mode. */
export const shoppingTexts = {
  start: 'Mod cumpărături',
  title: 'La cumpărături',
  left: (count: string) => `Au rămas ${count}`,
  tick: (name: string) => `Bifează ${name}`,
  notFound: 'N-am găsit',
  notFoundOf: (name: string) => `N-am găsit ${name}`,
  lookAgain: 'Caut din nou',
  lookAgainOf: (name: string) => `Caut din nou ${name}`,
  done: 'Am terminat',
  allDone: 'Totul e cumpărat.',
} as const
