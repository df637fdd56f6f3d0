import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../src/server/listen.ts'

/** A bucket in memory with the part of S3 that PocketBase uses: whole files, and no check of signatures. */
export interface Bucket {
  /** The value of `backups.s3` in PocketBase's settings. */
  settings: object
  files: Map<string, Buffer>
  /** Modification time of all files. */
  modified: Date
  stop: () => void
}

const name = 'backups-of-test'
const modified = new Date('2026-11-25T04:47:00Z')

export async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(files, request, response))
  const port = await listen(server, 0, '127.0.0.1')
  return {
    settings: {
      ...{ enabled: true, bucket: name, region: 'eu', endpoint: `http://127.0.0.1:${port}` },
      ...{ accessKey: 'key', secret: 'secret', forcePathStyle: true },
    },
    files,
    modified,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  files: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://bucket')
  const key = decodeURIComponent(pathname.slice(`/${name}/`.length))
  const body = await buffer(request)
  if (request.method === 'PUT') files.set(key, body)
  if (request.method === 'DELETE') files.delete(key)
  const sent = key === '' ? Buffer.from(listing(files)) : files.get(key)
  if (request.method === 'PUT' || request.method === 'DELETE') {
    response.end()
  } else if (sent) {
    const about = {
      'Content-Length': sent.length,
      'Last-Modified': modified.toUTCString(),
      ETag: '"of-test"',
    }
    response.writeHead(200, about).end(request.method === 'HEAD' ? undefined : sent)
  } else {
    response.writeHead(404).end()
  }
}

function listing(files: Map<string, Buffer>): string {
  const contents = [...files].map(
    ([key, bytes]) =>
      `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>"of-test"</ETag><Size>${bytes.length}</Size></Contents>`,
  )
  return `<ListBucketResult><Name>${name}</Name><KeyCount>${files.size}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}
