import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { isEventStream, isStreamRequest, passEvents } from './event-stream.ts'
import { requestHeaders, responseHeaders } from './forwarding.ts'
import { limits } from './limits.ts'
import { answerProblem } from './problems.ts'

export interface ProxyOptions {
  pocketBaseUrl: string
  isProxyTrusted: boolean
}

export interface Proxy {
  /** @param path with its query, already normalised */
  pass: (incoming: IncomingMessage, response: ServerResponse, path: string) => void
  /** Ends the open event streams; everything else ends by itself. */
  end: () => void
}

/** Passes requests to PocketBase by plain piping. */
export function createProxy({ pocketBaseUrl, isProxyTrusted }: ProxyOptions): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: limits.upstreamRequests })
  const streamAgent = new Agent({ keepAlive: true })
  const eventStreams = new Set<ServerResponse>()

  function pass(incoming: IncomingMessage, response: ServerResponse, path: string): void {
    if (Number(incoming.headers['content-length'] ?? 0) > limits.bodyBytes) {
      refuseBody(incoming, response)
      return
    }
    const outgoing = request(new URL(path, pocketBaseUrl), {
      agent: isStreamRequest(incoming.method, path) ? streamAgent : agent,
      method: incoming.method,
      headers: requestHeaders(incoming, isProxyTrusted),
    })
    outgoing.on('error', () => {
      if (!response.writableEnded) answerProblem(response, 'unavailable')
    })
    outgoing.on('response', (upstream) => passAnswer(upstream, response))
    response.on('close', () => outgoing.destroy())
    passBody(incoming, outgoing, response)
  }

  function passAnswer(upstream: IncomingMessage, response: ServerResponse): void {
    upstream.on('error', () => response.destroy())
    response.writeHead(upstream.statusCode ?? 502, responseHeaders(upstream.headers))
    if (!isEventStream(upstream.headers['content-type'])) {
      upstream.pipe(response)
      return
    }
    eventStreams.add(response)
    response.on('close', () => eventStreams.delete(response))
    passEvents(upstream, response)
  }

  return {
    pass,
    end() {
      for (const response of eventStreams) response.end()
      agent.destroy()
      streamAgent.destroy()
    },
  }
}

function passBody(incoming: IncomingMessage, outgoing: ClientRequest, response: ServerResponse): void {
  let receivedBytes = 0
  incoming.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length
    if (receivedBytes <= limits.bodyBytes || response.writableEnded) return
    incoming.unpipe(outgoing)
    refuseBody(incoming, response)
    outgoing.destroy()
  })
  incoming.pipe(outgoing)
}

/** Says no at once, then lets the rest of the body drain for a while, so that its sender reads the answer. */
function refuseBody(incoming: IncomingMessage, response: ServerResponse): void {
  answerProblem(response, 'too-large')
  incoming.resume()
  const patience = setTimeout(() => incoming.destroy(), limits.drainMs)
  incoming.on('close', () => clearTimeout(patience))
}
