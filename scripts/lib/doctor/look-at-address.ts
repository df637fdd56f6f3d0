import { faultOfSiteUrl } from '../../../src/settings/site-url.ts'
import { patienceMs, wordsOf } from './network.ts'

/** SITE_URL as it runs, and where it leads. */
export interface SeenAddress {
  url: string
  /** What is wrong with it as an address, in words. */
  fault: string | undefined
  /** Its name leads each machine to itself, so nobody is led here by it. */
  isLocal: boolean
  /** Undefined where it was not tried. */
  leads: Leads | undefined
}

type Leads =
  | { to: 'here' }
  /** Something answers that is not this installation. */
  | { to: 'elsewhere' }
  /** This machine gets no answer there. */
  | { to: 'nowhere'; reason: string }
  /** It answers, but what is sent over a live channel does not arrive. */
  | { to: 'no-live-channel' }

/** How PocketBase greets a new stream. */
const greeting = /event:\s*PB_CONNECT[\s\S]*"clientId":"([^"]+)"/

/** @param pocketBaseUrl of the installation that the address should lead to */
export async function lookAtAddress(url: string, pocketBaseUrl: string): Promise<SeenAddress> {
  const fault = faultOfSiteUrl(url)
  const isLocal = URL.parse(url)?.hostname === 'localhost'
  const leads = fault || isLocal ? undefined : await follow(url, pocketBaseUrl)
  return { url, fault, isLocal, leads }
}

/**
 * Opens a live stream as a page does, and asks the installation whether it knows it: a proxy, another machine and an older
 * copy of the site all answer like the site, and none of them has this stream.
 */
async function follow(url: string, pocketBaseUrl: string): Promise<Leads> {
  try {
    const health = await get(new URL('/api/health', url))
    await health.body?.cancel()
  } catch (error) {
    return { to: 'nowhere', reason: wordsOf(error) }
  }
  const stream = await openStream(new URL('/api/realtime', url))
  if (stream === 'silent') return { to: 'no-live-channel' }
  const isHere = stream.id !== undefined && (await knows(pocketBaseUrl, stream.id))
  await stream.close()
  return { to: isHere ? 'here' : 'elsewhere' }
}

/** Silent when what should greet at once holds its first words back. */
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

/** Asks to have the stream subscribe to nothing, which is refused by 404 for a stream of somebody else's. */
async function knows(pocketBaseUrl: string, clientId: string): Promise<boolean> {
  const { status } = await fetch(`${pocketBaseUrl}/api/realtime`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [] }),
  })
  return status !== 404
}

function get(url: URL): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(patienceMs) })
}
