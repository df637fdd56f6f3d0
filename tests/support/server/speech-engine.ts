import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request to the engine, with its form read by Node. */
export interface HeardRequest {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  /** The texts of the form. */
  fields: Record<string, string>
  file: { name: string; type: string; bytes: Buffer }
}

/** A fake speech engine: it answers 'lapte' to everything, unless `answer` is set. */
export class SpeechEngine {
  readonly heard: HeardRequest[] = []
  /** Answers a request that was read. */
  answer: ((response: ServerResponse) => void) | undefined
  #waiting: (() => void)[] = []
  readonly #server = createServer(this.#take())

  static async start(): Promise<SpeechEngine> {
    const engine = new SpeechEngine()
    await engine.listen(0)
    return engine
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port)
    await once(this.#server, 'listening')
  }

  /** Resolves when the engine has read this many requests since the test began. */
  async untilHeard(count: number): Promise<void> {
    while (this.heard.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Sets an answer in the format of OpenAI's engine. */
  says(text: unknown): void {
    this.answer = (response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ text }))
  }

  forget(): void {
    this.heard.length = 0
    this.says('lapte')
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #take(): RequestListener {
    return async (request, response) => {
      const body = await buffer(request)
      const { method, url: path, headers } = request
      this.heard.push({ method, path, headers, ...(await readForm(body, headers)) })
      for (const resolve of this.#waiting.splice(0)) resolve()
      this.answer?.(response)
    }
  }
}

async function readForm(
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Pick<HeardRequest, 'fields' | 'file'>> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData()
  const entries = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('The form has no file')
  const { name, type } = file
  return {
    fields: Object.fromEntries(entries),
    file: { name, type, bytes: Buffer.from(await file.arrayBuffer()) },
  }
}
