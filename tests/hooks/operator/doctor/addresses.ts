import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../../../../src/server/listen.ts'
import { makeCertificate } from '../../../support/server/certificate.ts'
import { startTlsFront } from '../../../support/server/tls-front.ts'
import { type Breaking, outerAddress } from './installation.ts'

/** Ways to break the addresses of an installation; at a public address, mails must be delivered as well. */
export const wrongAddresses: readonly Breaking[] = [
  [/on loopback only/, 'its port open outside', ({ pocketBase }) => openPort(pocketBase.url)],
  [
    [/that visitors type/, /only way to the site/],
    'a trusted proxy, and the site open outside',
    async (installation) => {
      await openPort(installation.siteUrl)
      installation.tell({ site: { url: installation.siteUrl, isProxyTrusted: true } })
    },
  ],
  [
    /sign-in are not passed on/,
    'something that passes all on',
    async (installation) => {
      const careless = createServer((_request, response) => response.end('{}'))
      onTestFinished(() => void careless.close())
      const url = `http://127.0.0.1:${await listen(careless, 0)}`
      installation.tell({ site: { url, isProxyTrusted: false } })
    },
  ],
  [
    [/that visitors type/, /Mails leave/],
    'SITE_URL with more than a name',
    (installation) => installation.setAddress('https://lista.example/lista'),
  ],
  [
    [/that visitors type/, /SITE_URL leads/, /Mails leave/],
    'SITE_URL without https behind a trusted proxy',
    async (installation) => {
      await installation.setAddress('http://127.0.0.1:9')
      installation.tell({ site: { url: installation.siteUrl, isProxyTrusted: true } })
    },
  ],
  [
    [/SITE_URL leads/, /Mails leave/],
    'SITE_URL where nothing answers',
    (installation) => installation.setAddress('https://127.0.0.1:9'),
  ],
  [
    [/SITE_URL leads/, /Mails leave/],
    'SITE_URL of another installation',
    async (installation) => {
      const other = await installation.startBare()
      await installation.setAddress(await installation.serveOther(other))
    },
  ],
  [
    [/SITE_URL leads/, /Mails leave/],
    'a certificate that nobody trusts',
    async (installation) => {
      const front = await startTlsFront(installation.siteUrl, makeCertificate())
      onTestFinished(() => front.stop())
      await installation.setAddress(`https://127.0.0.1:${front.httpsPort}`)
    },
  ],
  [
    [/SITE_URL leads/, /Mails leave/],
    'a proxy that holds streams back',
    async (installation) => {
      const buffering = createServer(({ url }, response) => {
        if (url === '/api/health') response.end('{}')
      })
      onTestFinished(() => {
        buffering.close()
        buffering.closeAllConnections()
      })
      await installation.setAddress(`http://127.0.0.1:${await listen(buffering, 0, '127.0.0.1')}`)
    },
  ],
]

/** Listens on the same port of an address that other machines reach. */
async function openPort(url: string): Promise<void> {
  const server = createSocketServer((socket) => socket.destroy())
  await once(server.listen(Number(new URL(url).port), outerAddress), 'listening')
  onTestFinished(() => void server.close())
}
