import { siteSecretHeader, siteSecretVariable } from '../../src/protocol/site-secret.ts'
import { refused, send } from './answer.ts'
import { environment } from './operator-settings.ts'
import type { RequestEvent } from './pocketbase.d.ts'

/** True when a request carries the secret of this start. Always false if PocketBase was started without a secret. */
export function isFromSite({ request }: RequestEvent): boolean {
  const secret = environment(siteSecretVariable) ?? ''
  return secret !== '' && $security.equal(request.header.get(siteSecretHeader), secret)
}

/** A request that PocketBase itself answers, about an account. */
export interface AccountEvent {
  /** The engine exposes a field of an embedded struct only if no other field has its name, so the request is read here. */
  requestEvent: RequestEvent
  /** Continues with PocketBase's own handler. Throws when PocketBase refuses the request. */
  next(): void
}

/** Allows the use of accounts only to the site, through which visitors come, and to superusers. */
export function guardAccounts(event: AccountEvent): void {
  const { requestEvent: request } = event
  if (isFromSite(request) || request.hasSuperuserAuth()) event.next()
  else send(request, refused('closed'))
}
