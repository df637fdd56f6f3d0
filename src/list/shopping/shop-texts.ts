/** Texts about the selected store. */
export const shopTexts = {
  question: 'Unde cumpărați?',
  /** On the button that has the name of the store. */
  change: (shop: string) => `${shop}, alegeți alt magazin`,
  changeFrom: 'La cumpărături, alegeți magazinul',
  anywhere: 'Oriunde',
  /** Store, with the number of items that can be bought only there. */
  choice: (shop: string, count: number) => (count > 0 ? `${shop} (${count})` : shop),
  other: 'Alt magazin',
  choose: 'Alege',
  /** Items that are left for other stores. */
  elsewhere: (count: number, shops: readonly string[]) =>
    `${count === 1 ? 'Încă un produs' : `Încă ${count} produse`} de luat din altă parte: ${shops.join(', ')}`,
} as const

/** Texts about the order of a store's aisles. */
export const aisleTexts = {
  title: (shop: string) => (shop === '' ? 'Ordinea raioanelor' : `Ordinea raioanelor la ${shop}`),
  up: (category: string) => `${category}, mai sus`,
  down: (category: string) => `${category}, mai jos`,
  set: 'Ați schimbat ordinea raioanelor',
  forget: 'Uită ordinea',
  forgotten: 'Ordinea raioanelor se învață din nou',
} as const
