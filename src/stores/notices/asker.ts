import type { Asker } from '../../sync/notices/notices.ts'
import { $person } from '../device/settings.ts'
import { $isShopping } from '../list/shopping.ts'

/** Who wants to be told of lists, as they are now. */
export function asker(): Asker {
  return { person: $person.get().name, isShopping: $isShopping.get() }
}
