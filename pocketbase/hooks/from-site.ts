import { siteSecretHeader, siteSecretVariable } from '../../src/protocol/site-secret.ts'
import { refused, send } from './answer.ts'
import type { RequestEvent } from './pocketbase.d.ts'
import { environment } from './settings.ts'

/** True when a request carries the secret of this start. Where PocketBase was started without one, no request does. */
export function isFromSite({ request }: RequestEvent): boolean {
  const secret = environment(siteSecretVariable) ?? ''
  return secret !== '' && $security.equal(request.header.get(siteSecretHeader), secret)
}

/** A request that PocketBase itself answers, about an account. */
interface AccountEvent {
  /** The engine shows a field of an embedded struct only where no other has its name; so the request is read here. */
  requestEvent: RequestEvent
  /** Lets PocketBase answer. Throws what it refuses the request by. */
  next(): void
}

/** Keeps accounts to the site, through which visitors come, and to superusers, who edit them in the dashboard. */
export function guardAccounts(event: AccountEvent): void {
  const { requestEvent: request } = event
  if (isFromSite(request) || request.hasSuperuserAuth()) event.next()
  else send(request, refused('closed'))
}
