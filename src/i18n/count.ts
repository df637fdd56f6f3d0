const pluralRules = new Intl.PluralRules('ro')

/**
 * A counted noun in Romanian: the rule is CLDR's for `ro`, where numbers from 20 on take "de", except numbers ending in 01
 * to 19.
 *
 * @returns n => '1 produs' · '2 produse' · '20 de produse' · '101 produse'
 */
export function counter(one: string, many: string): (count: number) => string {
  return (count) => {
    switch (pluralRules.select(count)) {
      case 'one':
        return `${count} ${one}`
      case 'few':
        return `${count} ${many}`
      default:
        return `${count} de ${many}`
    }
  }
}

export const countPeople = counter('persoană', 'persoane')

export const countProducts = counter('produs', 'produse')

/** Changes that the server has not acknowledged yet. */
export const countWaiting = counter('modificare în așteptare', 'modificări în așteptare')

/** The name of a single thing, or the number of several products: '„lapte”' · '3 produse'. */
export function nameOrCount(items: readonly { name: string }[]): string {
  const [only] = items
  return only && items.length === 1 ? `„${only.name}”` : countProducts(items.length)
}
