import { $person } from '../device/settings.ts'
import { $isShopping } from '../list/shopping.ts'
import type { SubscriberState } from './subscriptions.ts'

/** Returns the person of this device and their shopping state, for subscriptions. */
export function subscriberState(): SubscriberState {
  return { person: $person.get().name, isShopping: $isShopping.get() }
}
