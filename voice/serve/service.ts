import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Heard } from '../decode/decide.ts'
import type { Clip } from '../decode/transcriber.ts'
import { ClipQueue } from './queue.ts'

/** Ten seconds of stereo WAV are 2 MB; recordings of browsers are a tenth of that. */
const longestBodyBytes = 4 * 1024 * 1024
const mostNames = 100
const longestName = 100
/** Seconds after which a refused client may try again. */
const retryAfterS = 3

type Outcome = Awaited<ReturnType<ClipQueue['hear']>>
type Unread = 'too-long' | 'no-form' | 'no-file'
/** The reason for a clip without text. */
type Refusal = Exclude<Outcome['kind'], Heard['kind']> | Unread | 'unknown'

/** Statuses and messages in the way of OpenAI's API, which clients know. */
const refusals: Readonly<Record<Refusal, { status: number; message: string }>> = {
  'no-form': { status: 400, message: 'Send multipart/form-data.' },
  'no-file': { status: 400, message: 'The form needs a file.' },
  'too-long': { status: 413, message: 'The file is too large.' },
  unreadable: {
    status: 415,
    message: 'The file holds no audio that can be read: send WebM, Ogg, WAV or MP4.',
  },
  'lacks-ffmpeg': { status: 415, message: 'This audio needs ffmpeg, which is not installed here.' },
  full: { status: 429, message: 'Too many clips are waiting: try again in some seconds.' },
  lost: { status: 503, message: 'The clip could not be heard: try again.' },
  late: { status: 504, message: 'The clip took too long.' },
  unknown: { status: 404, message: 'There is POST /v1/audio/transcriptions and GET /health.' },
}

interface Service {
  server: Server
  end: () => void
}

/**
 * Serves the needed part of OpenAI's transcription protocol: `POST /v1/audio/transcriptions`, and `GET /health`, which
 * answers 200 once the model is loaded. Beside an empty `text`, `outcome` tells an offer (one unknown word), talk (no thing to
 * buy) and a muted microphone apart, and `said` is the text of the first two.
 *
 * @param queueLength number of clips that may wait
 * @param clipTimeoutMs for one clip, from its turn on
 */
export function makeService(queueLength: number, clipTimeoutMs: number): Service {
  const queue = new ClipQueue(queueLength, clipTimeoutMs)
  const server = createServer((request, response) => {
    switch (`${request.method} ${request.url}`) {
      case 'GET /health':
        return sendHealth(response, queue.workerPid)
      case 'POST /v1/audio/transcriptions':
        // A client that disconnects while it sends needs no answer.
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
  switch (outcome.kind) {
    case 'text':
      return send(response, 200, { text: outcome.text })
    case 'offer':
    case 'talk':
      return send(response, 200, { text: '', outcome: outcome.kind, said: outcome.said })
    case 'muted':
      return send(response, 200, { text: '', outcome: outcome.kind })
    default:
      return refuse(response, outcome.kind)
  }
}

function sendHealth(response: ServerResponse, worker: number | undefined): void {
  if (worker === undefined) send(response, 503, { status: 'loading' })
  else send(response, 200, { status: 'ok', worker })
}

function refuse(response: ServerResponse, refusal: Refusal): void {
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

/** The fields `file` and `prompt` of a transcription request: the recording, and the list's own names by comma. */
async function readClip(request: IncomingMessage): Promise<Clip | Unread> {
  const body = await readBody(request)
  if (!body) return 'too-long'
  const form = await readForm(body, request.headers['content-type'] ?? '')
  if (!form) return 'no-form'
  const file = form.get('file')
  if (!(file instanceof Blob)) return 'no-file'
  return { bytes: new Uint8Array(await file.arrayBuffer()), names: namesIn(form.get('prompt')) }
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longestBodyBytes) parts.push(part)
  }
  return length <= longestBodyBytes ? Buffer.concat(parts) : undefined
}

async function readForm(body: Buffer, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    return undefined
  }
}

function namesIn(prompt: FormDataEntryValue | null): string[] {
  if (typeof prompt !== 'string') return []
  const names = prompt.split(',').map((name) => name.trim())
  return names.filter((name) => name !== '' && name.length <= longestName).slice(0, mostNames)
}
