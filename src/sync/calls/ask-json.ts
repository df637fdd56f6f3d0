/** What came back: `value` is the JSON of the answer, undefined for none; status 0 when nothing came at all. */
export interface Reply {
  status: number
  value: unknown
  /** How long the server asks to be left alone; 0 when it does not. */
  retryAfterMs: number
}

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: object
  signal?: AbortSignal
  /** Outlives the page. */
  keepalive?: boolean
}

/** Never throws: no answer is an answer too. The request begins before this returns. */
export async function askJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  { body, ...request }: Request,
): Promise<Reply> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status } = response
    return { status, value: await jsonOf(response), retryAfterMs: retryAfterMs(response) }
  } catch {
    return { status: 0, value: undefined, retryAfterMs: 0 }
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

/** Our server says it in seconds; a date, which others may say, counts for nothing. */
function retryAfterMs({ headers }: Response): number {
  return 1_000 * (Number(headers.get('Retry-After')) || 0)
}
