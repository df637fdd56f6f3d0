import type { IncomingMessage } from 'node:http'
import type { Clip } from '../decode/transcriber.ts'

/** Ten seconds of WAV in stereo are 2 MB; what browsers record is a tenth of that. */
const longestBodyBytes = 4 * 1024 * 1024
const mostNames = 100
const longestName = 100

/** A request that can be answered, or why not. */
export type ReadClip = Clip | 'too-long' | 'no-form' | 'no-file'

/** The fields `file` and `prompt` of a transcription request: what was recorded, and the list's own names by comma. */
export async function readClip(request: IncomingMessage): Promise<ReadClip> {
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
