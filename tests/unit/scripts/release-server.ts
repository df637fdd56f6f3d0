import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import type { Release } from '../../../scripts/lib/pocketbase/pinned-release.ts'

/** A fake program with the output of the pinned PocketBase. */
export const program = '#!/bin/sh\necho "pocketbase version 0.39.11"\n'

export const zip = zipSync({
  'CHANGELOG.md': Buffer.from('what is new'),
  pocketbase: Buffer.from(program),
})

export const release: Release = {
  fileName: 'pocketbase_0.39.11_linux_amd64.zip',
  sha256: createHash('sha256').update(zip).digest('hex'),
}

export interface ReleaseServer {
  url: string
  /** Requested paths, in order. */
  requests: string[]
  close(): void
}

/** Starts a download server on this machine that gives every request the same answer. */
export async function serveReleases(answer: RequestListener): Promise<ReleaseServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, requests, close }
}
