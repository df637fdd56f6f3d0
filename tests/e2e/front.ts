import { createServer, request } from 'node:http'
import { listen } from '../../scripts/settings/listen.ts'

/** A server in front of the product, under which one file may be another. */
export interface Front {
  url: string
  /** From now on `path` answers with this script; with undefined, with the product's own file again. */
  replace(path: string, script: string | undefined): void
  end(): void
}

export async function startFront(productUrl: string): Promise<Front> {
  const replaced = new Map<string, string>()
  const server = createServer((asked, answer) => {
    const script = replaced.get(asked.url ?? '')
    if (script) return void answer.setHeader('Content-Type', 'text/javascript').end(script)
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
    replace: (path, script) => {
      if (script) replaced.set(path, script)
      else replaced.delete(path)
    },
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
