import { atom, type ReadableAtom } from 'nanostores'

/** Time that the rows of added items are highlighted. */
const litMs = 2_000

/** Makes the store of highlighted rows. */
export function makeHighlight(): {
  $highlighted: ReadableAtom<ReadonlySet<string>>
  highlight(itemIds: readonly string[]): void
} {
  const $highlighted = atom<ReadonlySet<string>>(new Set())
  const highlight = (itemIds: readonly string[]) => {
    if (itemIds.length === 0) return
    const left = [...$highlighted.get()].filter((id) => !itemIds.includes(id))
    $highlighted.set(new Set([...left, ...itemIds]))
    setTimeout(() => {
      $highlighted.set(new Set([...$highlighted.get()].filter((id) => !itemIds.includes(id))))
    }, litMs)
  }
  return { $highlighted, highlight }
}
