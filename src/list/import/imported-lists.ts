import { readCleanFields } from '../../domain/import/clean-fields.ts'
import type { ImportedList } from '../../domain/import/imported.ts'
import { type CreatedList, createListOf } from '../../my-lists/create/create-list.ts'
import type { FirstItem } from '../../sync/new-lists.ts'

/**
 * Makes lists again from their exports, with their ticks. Failures are reported in a toast. @returns the lists that were
 * made
 */
export async function makeImportedLists(lists: readonly ImportedList[]): Promise<CreatedList[]> {
  const made: CreatedList[] = []
  // The top list is made last, so that it is on top again.
  for (const { name, things } of [...lists].reverse()) {
    const list = await createListOf(name, things.flatMap(firstItem))
    if (list) made.unshift(list)
  }
  return made
}

function firstItem({ fields: given, isTicked }: ImportedList['things'][number]): FirstItem[] {
  const { name, ...fields } = readCleanFields(given)
  return name === undefined ? [] : [{ name, ...fields, completed: isTicked }]
}
