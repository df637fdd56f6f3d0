import type { Asker } from '../../sync/notices/notices.ts'
import { $person } from '../device/settings.ts'
import { $isShopping } from '../list/shopping.ts'

/** Returns the person of this device and their shopping state, for subscriptions. */
export function asker(): Asker {
  return { person: $person.get().name, isShopping: $isShopping.get() }
}
