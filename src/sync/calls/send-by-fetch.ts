import { noAnswer, replyOf, type Send } from './send.ts'

/** Sends where PocketBase's SDK is not: in the service worker, and from the site's server. */
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

/** An answer that has come before anybody asks by `Send`. */
export interface AnsweredBefore {
  status: number
  text: string
}

/** Gives an answer that is there already. */
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
