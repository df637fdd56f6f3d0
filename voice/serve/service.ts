import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refusals } from './answers.ts'
import { ClipQueue } from './queue.ts'
import { readClip } from './read-clip.ts'

/** When somebody is told to come again, in seconds. */
const retryAfterS = 3

interface Service {
  server: Server
  end: () => void
}

/**
 * The part of OpenAI's transcription protocol that is needed: `POST /v1/audio/transcriptions`, and `GET /health`, which
 * is well once the model is loaded.
 *
 * @param queueLength clips that may wait
 * @param clipTimeoutMs for one clip, once it is its turn
 */
export function makeService(queueLength: number, clipTimeoutMs: number): Service {
  const queue = new ClipQueue(queueLength, clipTimeoutMs)
  const server = createServer((request, response) => {
    switch (`${request.method} ${request.url}`) {
      case 'GET /health':
        return sendHealth(response, queue.workerPid)
      case 'POST /v1/audio/transcriptions':
        // Who goes away while it sends needs no answer.
        return void transcribe(queue, request, response).catch(() => response.destroy())
      default:
        return refuse(response, 'unknown')
    }
  })
  return { server, end: () => endAll(server, queue) }
}

async function transcribe(
  queue: ClipQueue,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const clip = await readClip(request)
  if (typeof clip === 'string') return refuse(response, clip)
  const outcome = await queue.hear(clip, gone.signal)
  if (outcome.kind !== 'text') return refuse(response, outcome.kind)
  send(response, 200, { text: outcome.text })
}

function sendHealth(response: ServerResponse, worker: number | undefined): void {
  if (worker === undefined) send(response, 503, { status: 'loading' })
  else send(response, 200, { status: 'ok', worker })
}

function refuse(response: ServerResponse, refusal: keyof typeof refusals): void {
  const { status, message } = refusals[refusal]
  if (status === 429) response.setHeader('retry-after', retryAfterS)
  send(response, status, { error: { message, type: 'invalid_request_error', code: refusal } })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function endAll(server: Server, queue: ClipQueue): void {
  queue.end()
  server.close()
  server.closeAllConnections()
}
