import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { readNoticeDevice } from '../../domain/notices/subscription.ts'
import { readSetting } from './device-settings.ts'

/** Where this device keeps what it wants to be told of a list. */
export function noticeMark(listId: string): string {
  return `notices:${listId}`
}

/** What this device calls itself on a list that it is told of; '' where it is told nothing. */
export function noticeDeviceOf(listId: string): string {
  return readNoticeDevice(fieldsOf(readSetting(noticeMark(listId))).device)
}
