import { atom, type ReadableAtom } from 'nanostores'

/** Time that the rows of added items are highlighted. */
const litMs = 2_000

/** Makes the store of highlighted rows. */
export function makeLit(): {
  $lit: ReadableAtom<ReadonlySet<string>>
  light(itemIds: readonly string[]): void
} {
  const $lit = atom<ReadonlySet<string>>(new Set())
  const light = (itemIds: readonly string[]) => {
    if (itemIds.length === 0) return
    const left = [...$lit.get()].filter((id) => !itemIds.includes(id))
    $lit.set(new Set([...left, ...itemIds]))
    setTimeout(() => {
      $lit.set(new Set([...$lit.get()].filter((id) => !itemIds.includes(id))))
    }, litMs)
  }
  return { $lit, light }
}
