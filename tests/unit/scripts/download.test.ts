import { afterEach, expect, test } from 'vitest'
import { download } from '../../../scripts/lib/pocketbase/download.ts'
import { type ReleaseServer, release, serveReleases, zip } from './release-server.ts'

let server: ReleaseServer

afterEach(() => server.close())

const impatient = { answerMs: 50, silenceMs: 50 }

test('a server that accepts and never answers is given up', async () => {
  server = await serveReleases(() => {})
  expect(await download(server.url, release, impatient)).toMatchObject({ kind: 'unreachable' })
})

test('a server that falls silent in the middle is given up', async () => {
  server = await serveReleases((_request, response) => {
    response.writeHead(200, { 'Content-Length': zip.length })
    response.write(zip.subarray(0, 40))
  })
  expect(await download(server.url, release, impatient)).toMatchObject({ kind: 'unreachable' })
})

test('a redirect is followed', async () => {
  server = await serveReleases((request, response) => {
    if (request.url === '/stored') response.end(zip)
    else response.writeHead(302, { Location: '/stored' }).end()
  })
  expect(await download(server.url, release)).toMatchObject({ kind: 'zip' })
})
