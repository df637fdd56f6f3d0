import { isUuid } from '../domain/lib/uuid.ts'

/** The only header with a list's key, which is never in a URL, because logs, proxies and `Referer` would keep it. */
export const shareTokenHeader = 'X-Share-Token'

/** Returns a share token in lower case, the form that is compared; undefined for any other value. */
export function readShareToken(value: unknown): string | undefined {
  const token = typeof value === 'string' ? value.toLowerCase() : undefined
  return isUuid(token) ? token : undefined
}
