import { fieldsOf } from '../domain/fields-of.ts'
import { readNickname } from '../domain/person.ts'
import { readSetting } from './device-settings.ts'
import { deviceStorage } from './device-storage.ts'
import { openQuietly } from './quiet-list.ts'
import { sendWaiting } from './sender.ts'
import { ringSent } from './sent-bell.ts'

/** Sends what waits of this device's lists, for as long as the page is open: where no service worker does it. */
export async function sendHere(): Promise<void> {
  const storage = await deviceStorage()
  const nickname = () => readNickname(fieldsOf(readSetting('person')).name) ?? ''
  const open = (token: string, changed: () => void) => openQuietly(token, storage, { nickname, changed })
  await sendWaiting(await storage.waiting(), open, new AbortController().signal)
  ringSent()
}
