import type { Item } from '../../domain/item/item.ts'

/** The entity tag of an item: its revision. */
export function tagOf({ rev }: Pick<Item, 'rev'>): string {
  return `"${rev}"`
}

/** True when a value of If-Match names the present revision of an item (RFC 9110, 13.1.1). */
export function isNamed(ifMatch: string, item: Pick<Item, 'rev'>): boolean {
  return ifMatch.split(',').some((one) => ['*', tagOf(item)].includes(one.trim()))
}
