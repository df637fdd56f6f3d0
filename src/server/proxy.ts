import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '../protocol/calls.ts'
import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'
import { requestHeaders, responseHeaders } from './forwarding.ts'
import { visitorOf } from './limits/client-address.ts'
import { EventStreams, isStreamRoute } from './limits/event-stream.ts'
import { limits } from './limits/limits.ts'
import { answerProblem } from './limits/problems.ts'
import { bringsRecording, type RequestSummary } from './limits/request-summary.ts'
import type { Unread } from './limits/unread.ts'
import { requestStream } from './stream-request.ts'
import { takeBody } from './take-body.ts'
import type { Upstream, UpstreamAnswer, UpstreamKind } from './upstream.ts'

interface ProxyOptions {
  upstream: Upstream
  pocketBase: PocketBaseAccess
  isProxyTrusted: boolean
  unread: Unread
  /** The longest silence of an event stream, in ms. */
  streamSilentMs?: number
}

export interface ApiProxy {
  /** @param path of the call, with the parameters that it reads */
  pass: (incoming: IncomingMessage, response: ServerResponse, summary: RequestSummary, path: string) => void
  streams: EventStreams
}

/**
 * Buffers complete requests before it passes them to PocketBase, so that slow senders and readers occupy none of its few
 * connections.
 */
export function createProxy({ upstream, pocketBase, isProxyTrusted, ...streaming }: ProxyOptions): ApiProxy {
  const streams = new EventStreams(streaming)

  function pass(
    incoming: IncomingMessage,
    response: ServerResponse,
    summary: RequestSummary,
    path: string,
  ): void {
    if (isStreamRoute(summary.route)) {
      passStream(incoming, response, path)
      return
    }
    takeBody(incoming, response, summary.mostBytes, (body) => {
      const isDue = summary.route?.hasRevealingTime ? pause(limits.accountAnswerMs) : undefined
      const headers = requestHeaders(incoming, isProxyTrusted)
      const asked = { path, headers, body, ...(incoming.method && { method: incoming.method }) }
      const giveUp = upstream.ask(kindOf(summary), visitorOf(incoming, isProxyTrusted), asked, {
        fail() {
          if (!response.writableEnded) answerProblem(response, 'unavailable')
        },
        answer(answer) {
          if (isDue && answer.status !== 200) void isDue.then(() => passAnswer(answer, response))
          else passAnswer(answer, response)
        },
      })
      response.on('close', giveUp)
    })
  }

  function passStream(incoming: IncomingMessage, response: ServerResponse, path: string): void {
    const headers = { ...requestHeaders(incoming, isProxyTrusted), [siteSecretHeader]: pocketBase.secret }
    const visitor = visitorOf(incoming, isProxyTrusted)
    streams.pass(response, visitor, (reader) => requestStream(new URL(path, pocketBase.url), headers, reader))
    incoming.resume()
  }

  return { pass, streams }
}

/** Does not wait for the reader: unread bytes are counted (`limits/unread.ts`). */
function passAnswer({ status, headers, body }: UpstreamAnswer, response: ServerResponse): void {
  response.writeHead(status, responseHeaders(headers)).end(body)
}

/** The kind of request by which it has its turn. */
function kindOf(summary: RequestSummary): UpstreamKind {
  const { route } = summary
  if (bringsRecording(summary)) return 'recording'
  if (route?.draws === 'passwords') return 'password'
  return route?.path === calls.changeList.path ? 'change' : 'other'
}
