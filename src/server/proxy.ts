import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '../protocol/calls.ts'
import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'
import { requestHeaders, responseHeaders } from './forwarding.ts'
import { visitorOf } from './limits/client-address.ts'
import { EventStreams, isStreamRoute } from './limits/event-stream.ts'
import { limits } from './limits/limits.ts'
import { answerProblem } from './limits/problems.ts'
import { bringsRecording, type RequestSummary } from './limits/request-summary.ts'
import { requestStream } from './stream-request.ts'
import { takeBody } from './take-body.ts'

interface ProxyOptions {
  pocketBase: PocketBaseAccess
  isProxyTrusted: boolean
  /** The longest silence of an event stream, in ms. */
  streamSilentMs?: number
}

export interface ApiProxy {
  /** @param path of the call, with the parameters that it reads */
  pass: (incoming: IncomingMessage, response: ServerResponse, summary: RequestSummary, path: string) => void
  streams: EventStreams
  /** Closes the connections to PocketBase that wait for a next request. */
  end: () => void
}

/** Passes whole requests to PocketBase, so that slow senders and readers occupy none of its few connections. */
export function createProxy({ pocketBase, isProxyTrusted, streamSilentMs }: ProxyOptions): ApiProxy {
  const agents = {
    password: new Agent({ keepAlive: true, maxSockets: limits.upstreamPasswords }),
    recording: new Agent({ keepAlive: true, maxSockets: limits.upstreamRecordings }),
    change: new Agent({ keepAlive: true, maxSockets: limits.upstreamChanges }),
    other: new Agent({ keepAlive: true, maxSockets: limits.upstreamRequests }),
  }
  const streams = new EventStreams(streamSilentMs)
  const headersOf = (incoming: IncomingMessage) => ({
    ...requestHeaders(incoming, isProxyTrusted),
    [siteSecretHeader]: pocketBase.secret,
  })

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
      const outgoing = request(new URL(path, pocketBase.url), {
        agent: agents[kindOf(summary)],
        method: incoming.method,
        headers: headersOf(incoming),
      })
      outgoing.on('error', () => {
        if (!response.writableEnded) answerProblem(response, 'unavailable')
      })
      outgoing.on('response', (upstream) => {
        if (isDue && upstream.statusCode !== 200) passLater(upstream, response, isDue)
        else passAnswer(upstream, response)
      })
      response.on('close', () => outgoing.destroy())
      outgoing.end(body)
    })
  }

  function passAnswer(upstream: IncomingMessage, response: ServerResponse): void {
    upstream.on('error', () => response.destroy())
    response.writeHead(upstream.statusCode ?? 502, responseHeaders(upstream.headers))
    upstream.on('data', (chunk: Buffer) => response.write(chunk))
    upstream.on('end', () => response.end())
  }

  function passStream(incoming: IncomingMessage, response: ServerResponse, path: string): void {
    const headers = headersOf(incoming)
    const visitor = visitorOf(incoming, isProxyTrusted)
    streams.pass(response, visitor, (reader) => requestStream(new URL(path, pocketBase.url), headers, reader))
    incoming.resume()
  }

  return {
    pass,
    streams,
    end() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Passes a short answer on when it is due. */
function passLater(upstream: IncomingMessage, response: ServerResponse, isDue: Promise<void>): void {
  const chunks: Buffer[] = []
  upstream.on('error', () => response.destroy())
  upstream.on('data', (chunk: Buffer) => chunks.push(chunk))
  upstream.on('end', async () => {
    await isDue
    response.writeHead(upstream.statusCode ?? 502, responseHeaders(upstream.headers))
    response.end(Buffer.concat(chunks))
  })
}

/** The kind of request by which it has its turn. */
function kindOf(summary: RequestSummary): 'password' | 'recording' | 'change' | 'other' {
  const { route } = summary
  if (bringsRecording(summary)) return 'recording'
  if (route?.draws === 'passwords') return 'password'
  return route?.path === calls.changeList.path ? 'change' : 'other'
}
