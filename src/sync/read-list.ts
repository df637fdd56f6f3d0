import { fieldsOf } from '../domain/lib/fields-of.ts'
import { calls, type ListAnswer } from '../protocol/calls.ts'
import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import { type AnsweredBefore, classify, ListClient, type Send, sendAnswered, sendByFetch } from './send.ts'

/** The list from which the server renders its page. */
export type FirstRead = { kind: 'found'; list: ListAnswer } | { kind: 'missing' } | { kind: 'unavailable' }

/** The name of a list, or the reason for which it is not available. */
export type NameRead = { kind: 'found'; name: string } | Exclude<FirstRead, { kind: 'found' }>

/** Reads the name of a list, without extending its lifetime. */
export async function readNameOfList(
  pocketBase: PocketBaseAccess | undefined,
  token: string,
): Promise<NameRead> {
  const client = new ListClient(sendAsSite(pocketBase), token)
  const { status, value } = await client.ask(calls.readSummary)
  if (classify(status) === 'refused') return { kind: 'missing' }
  const { name } = fieldsOf(value)
  return typeof name === 'string' ? { kind: 'found', name } : { kind: 'unavailable' }
}

/**
 * Reads a whole list once, for rendering it on the server.
 *
 * @param answered PocketBase's answer, if the server has already sent the request; undefined to send it here
 */
export async function readList(
  pocketBase: PocketBaseAccess | undefined,
  token: string,
  answered?: AnsweredBefore,
): Promise<FirstRead> {
  const send = answered ? sendAnswered(answered) : sendAsSite(pocketBase)
  const answer = await pocketBaseApi(new ListClient(send, token)).read(0)
  switch (answer.kind) {
    case 'done':
      return { kind: 'found', list: answer.value }
    case 'refused':
      return { kind: 'missing' }
    case 'retry':
      return { kind: 'unavailable' }
  }
}

/** Sends to PocketBase from the site's server, with the secret. */
function sendAsSite({ url, secret } = ofDevelopment()): Send {
  const send = sendByFetch(url)
  return (path, request) =>
    send(path, { ...request, headers: { ...request.headers, [siteSecretHeader]: secret } })
}

/** Address and secret in `npm run dev`, in which Astro's own server sets no locals. */
function ofDevelopment(): PocketBaseAccess {
  return { url: process.env.POCKETBASE_URL ?? '', secret: process.env.SITE_SECRET ?? '' }
}
