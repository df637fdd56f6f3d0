import { settings } from '../operator-settings.ts'
import type { RequestEvent } from '../pocketbase.d.ts'

/** True when a request has the key of the cluster. */
export function isFromNode({ request }: RequestEvent): boolean {
  const { CLUSTER_KEY: key } = settings
  return key !== undefined && $security.equal(request.header.get('Authorization'), `Bearer ${key}`)
}
