import { isUuid } from '../domain/lib/uuid.ts'

/** The one place where a list's key travels: never an address, which logs, proxies and `Referer` would keep. */
export const shareTokenHeader = 'X-Share-Token'

/** A share token as it is compared, in lower case; undefined for what is none. */
export function readShareToken(value: unknown): string | undefined {
  const token = typeof value === 'string' ? value.toLowerCase() : undefined
  return isUuid(token) ? token : undefined
}
