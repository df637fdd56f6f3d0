import type { ListShelf, StoredList } from './ports.ts'

/** @returns what notes that a list is open here, the first time it is told of one */
export function openingNote(shelf: ListShelf): (list: StoredList | undefined) => void {
  let isNoted = false
  return (list) => {
    if (isNoted || !list) return
    isNoted = true
    // Where it cannot be noted, the list only stands further down on the home page.
    shelf.noteOpened(list.id, Date.now()).catch(() => undefined)
  }
}
