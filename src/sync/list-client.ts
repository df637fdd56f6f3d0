/** What came back: `value` is the JSON of the answer, undefined for none; status 0 when nothing came at all. */
export interface Reply {
  status: number
  value: unknown
}

export interface Request {
  method: 'GET' | 'POST'
  /** Sent as JSON. */
  body?: object
  signal?: AbortSignal
  /** Outlives the page. */
  keepalive?: boolean
}

/**
 * Speaks with PocketBase about one list: the list's token goes into the header of each request, and nowhere else.
 *
 * Two dozen lines instead of PocketBase's own client: its records, files and accounts would be a tenth of the page's
 * script, and a list uses none of them.
 */
export class ListClient {
  readonly #baseUrl: string
  readonly #token: string

  constructor(baseUrl: string, token: string) {
    this.#baseUrl = baseUrl
    this.#token = token
  }

  urlOf(path: string): string {
    return this.#baseUrl + path
  }

  /** Never throws: no answer is an answer too. The request begins before this returns. */
  async ask(path: string, { body, ...request }: Request): Promise<Reply> {
    try {
      const response = await fetch(this.urlOf(path), {
        ...request,
        headers: { 'X-Share-Token': this.#token, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, value: await jsonOf(response) }
    } catch {
      return { status: 0, value: undefined }
    }
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
