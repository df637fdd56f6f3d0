import { createServer, request, type ServerResponse } from 'node:http'
import { listen } from '../../../src/server/listen.ts'

/** Replacement of one of the product's files: a script, or any other answer. */
export type StandIn = string | { status: number; headers: Readonly<Record<string, string>>; body?: string }

/** A proxy in front of the product that can replace single files. */
export interface Front {
  url: string
  /** Sets the answer for `path` from now on; undefined restores the product's own file. */
  replace(path: string, by: StandIn | undefined): void
  end(): void
}

export async function startFront(productUrl: string): Promise<Front> {
  const replaced = new Map<string, StandIn>()
  const server = createServer((asked, answer) => {
    const standIn = replaced.get(asked.url ?? '')
    if (standIn !== undefined) return answerBy(answer, standIn)
    const { method, headers, url = '/' } = asked
    const passed = request(new URL(url, productUrl), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    replace: (path, by) => {
      if (by === undefined) replaced.delete(path)
      else replaced.set(path, by)
    },
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answerBy(answer: ServerResponse, standIn: StandIn): void {
  const script = { status: 200, headers: { 'Content-Type': 'text/javascript' } }
  const { status, headers, body } = typeof standIn === 'string' ? { ...script, body: standIn } : standIn
  answer.writeHead(status, headers).end(body)
}
