import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { readNickname } from '../../domain/list/person.ts'
import { sendFromPage } from '../calls/send-from-page.ts'
import { readSetting } from '../device/device-settings.ts'
import type { WaitingList } from '../device/ports.ts'
import { announceSent } from '../device/sent-channel.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { openQuietly } from './quiet-list.ts'
import { sendWaiting } from './sender.ts'

let sending: Promise<void> | undefined

/** Sends the outboxes of these lists from this page, as long as it is open, if there is no service worker. */
export async function sendWithoutWorker(waiting: readonly WaitingList[]): Promise<void> {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (worker?.controller || waiting.length === 0) return
  sending ??= sendHere(waiting).finally(() => {
    sending = undefined
  })
  await sending
}

async function sendHere(waiting: readonly WaitingList[]): Promise<void> {
  const storage = await deviceStorage()
  const nickname = () => readNickname(fieldsOf(readSetting('person')).name) ?? ''
  const open = (token: string, changed: () => void) =>
    openQuietly(token, storage, { send: sendFromPage, nickname, changed })
  await sendWaiting(waiting, open, new AbortController().signal)
  announceSent()
}
