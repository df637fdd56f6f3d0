import { realtimePath } from '../../../src/protocol/live.ts'
import type { PocketBaseAccess } from '../../../src/protocol/site-secret.ts'
import { askPocketBase } from '../../../src/server/ask-pocketbase.ts'
import { faultOfSiteUrl } from '../../../src/settings/site-url.ts'
import { onOwnConnection, patienceMs, wordsOf } from './network.ts'
import type { Seen } from './seen.ts'

type SeenAddress = NonNullable<Seen['address']>

/** PocketBase's greeting on a new stream. */
const greeting = /event:\s*PB_CONNECT[\s\S]*"clientId":"([^"]+)"/

/**
 * Finds the server that SITE_URL leads to.
 *
 * @param pocketBase of the installation that the address should lead to
 */
export async function lookAtAddress(url: string, pocketBase: PocketBaseAccess): Promise<SeenAddress> {
  const fault = faultOfSiteUrl(url)
  const isLocal = URL.parse(url)?.hostname === 'localhost'
  const leads = fault || isLocal ? undefined : await follow(url, pocketBase)
  return { url, fault, isLocal, leads }
}

/**
 * Opens a live stream as a page does, and asks the installation whether it knows this stream. Another machine, a proxy or an
 * older copy of the site may answer like the site, but none of them has the stream.
 */
async function follow(url: string, pocketBase: PocketBaseAccess): Promise<NonNullable<SeenAddress['leads']>> {
  try {
    const health = await get(new URL('/api/health', url))
    await health.body?.cancel()
  } catch (error) {
    return { to: 'nowhere', reason: wordsOf(error) }
  }
  const stream = await openStream(new URL('/api/realtime', url))
  if (stream === 'silent') return { to: 'no-live-channel' }
  const isHere = stream.id !== undefined && (await knows(pocketBase, stream.id))
  await stream.close()
  return { to: isHere ? 'here' : 'elsewhere' }
}

/** Opens a live stream; 'silent' when no greeting arrives. */
async function openStream(
  url: URL,
): Promise<'silent' | { id: string | undefined; close: () => Promise<void> }> {
  try {
    const { body } = await get(url)
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    const [, id] = greeting.exec(new TextDecoder().decode(value)) ?? []
    return { id, close: async () => reader?.cancel() }
  } catch {
    return 'silent'
  }
}

/** Subscribes the stream to nothing, which PocketBase answers with 404 if it does not have the stream. */
async function knows(pocketBase: PocketBaseAccess, clientId: string): Promise<boolean> {
  const body = { clientId, subscriptions: [] }
  const { status } = await askPocketBase(pocketBase, realtimePath, {
    signal: AbortSignal.timeout(patienceMs),
    body,
  })
  return status !== 404
}

function get(url: URL): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(patienceMs), headers: onOwnConnection })
}
