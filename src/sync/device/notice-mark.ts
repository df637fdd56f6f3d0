import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { readNoticeDevice } from '../../domain/notices/subscription.ts'
import { readSetting } from './device-settings.ts'

/** Returns the name of the setting with this device's subscription to a list. */
export function noticeMark(listId: string): string {
  return `notices:${listId}`
}

/** Returns this device's id on a list with a subscription; '' without one. */
export function noticeDeviceOf(listId: string): string {
  return readNoticeDevice(fieldsOf(readSetting(noticeMark(listId))).device)
}
