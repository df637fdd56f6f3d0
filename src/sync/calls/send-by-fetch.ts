import { noAnswer, replyOf, type Send } from './send.ts'

/** Sends by `fetch`, in code without PocketBase's SDK: the service worker and the site's server. */
export function sendByFetch(baseUrl: string): Send {
  return async (path, { body, headers, ...request }) => {
    try {
      const response = await fetch(baseUrl + path, {
        ...request,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return replyOf(response, jsonIn(await response.text()))
    } catch {
      return noAnswer
    }
  }
}

/** An answer that arrived before its request by `Send`. */
export interface AnsweredBefore {
  status: number
  text: string
}

/** Returns an answer that is already there. */
export function sendAnswered({ status, text }: AnsweredBefore): Send {
  return async () => ({ status, value: jsonIn(text), retryAfterMs: 0 })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
