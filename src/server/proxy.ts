import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { requestHeaders, responseHeaders } from './forwarding.ts'
import { drain } from './limits/drain.ts'
import { EventStreams, isEventStream, isStreamRoute } from './limits/event-stream.ts'
import { limits } from './limits/limits.ts'
import { answerProblem } from './limits/problems.ts'
import { bringsRecording, type RequestSummary } from './limits/request-summary.ts'

export interface ProxyOptions {
  pocketBaseUrl: string
  isProxyTrusted: boolean
  /** For how long an event stream says nothing, at most. */
  streamSilentMs?: number
}

export interface Proxy {
  /** @param path of the call, with what it reads of the query */
  pass: (incoming: IncomingMessage, response: ServerResponse, summary: RequestSummary, path: string) => void
  /** Ends the open event streams; everything else ends by itself. */
  end: () => void
}

/** Passes requests to PocketBase, whole: whoever sends or reads slowly keeps none of its few connections busy. */
export function createProxy({ pocketBaseUrl, isProxyTrusted, streamSilentMs }: ProxyOptions): Proxy {
  const agents = {
    stream: new Agent({ keepAlive: true }),
    password: new Agent({ keepAlive: true, maxSockets: limits.upstreamPasswords }),
    recording: new Agent({ keepAlive: true, maxSockets: limits.upstreamRecordings }),
    other: new Agent({ keepAlive: true, maxSockets: limits.upstreamRequests }),
  }
  const eventStreams = new EventStreams(streamSilentMs)

  function pass(
    incoming: IncomingMessage,
    response: ServerResponse,
    summary: RequestSummary,
    path: string,
  ): void {
    takeBody(incoming, response, summary.mostBytes, (body) => {
      const isDue = summary.route?.hasRevealingTime ? pause(limits.accountAnswerMs) : undefined
      const outgoing = request(new URL(path, pocketBaseUrl), {
        agent: agents[kindOf(summary)],
        method: incoming.method,
        headers: requestHeaders(incoming, isProxyTrusted),
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
    if (!isEventStream(upstream.headers['content-type'])) {
      upstream.on('data', (chunk: Buffer) => response.write(chunk))
      upstream.on('end', () => response.end())
      return
    }
    eventStreams.pass(upstream, response)
  }

  return {
    pass,
    end() {
      eventStreams.end()
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Passes nothing of a short answer on before it is due. */
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

function kindOf(summary: RequestSummary): 'stream' | 'password' | 'recording' | 'other' {
  if (isStreamRoute(summary.route)) return 'stream'
  if (bringsRecording(summary)) return 'recording'
  return summary.route?.draws === 'passwords' ? 'password' : 'other'
}

/** Hands a body on once it is here; one that is too large is refused as soon as that is known. */
function takeBody(
  incoming: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
  hand: (body: Buffer) => void,
): void {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) {
    refuseBody(incoming, response)
    return
  }
  const chunks: Buffer[] = []
  let receivedBytes = 0
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    receivedBytes += chunk.length
    if (receivedBytes <= mostBytes) return
    incoming.off('data', take).off('end', finish)
    refuseBody(incoming, response)
  }
  const finish = () => hand(Buffer.concat(chunks))
  incoming.on('data', take).on('end', finish)
}

function refuseBody(incoming: IncomingMessage, response: ServerResponse): void {
  answerProblem(response, 'too-large')
  drain(incoming)
}
