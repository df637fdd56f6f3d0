import type { IncomingMessage, ServerResponse } from 'node:http'
import { addresses } from '../../site.ts'
import type { Gatekeeper } from '../limits/gatekeeper.ts'
import { refuseMethod } from '../limits/refuse-method.ts'
import { summaryOf } from '../limits/request-summary.ts'
import { rightAddress } from './right-address.ts'
import type { ServedBuild } from './served-build.ts'

type Methods = readonly (string | undefined)[]

const pageMethods: Methods = ['GET', 'HEAD']
const shareMethods: Methods = [...pageMethods, 'POST']

interface PageServer {
  admit: Gatekeeper
  /** Compresses the answer and counts its unread bytes. */
  prepare: (request: IncomingMessage, response: ServerResponse) => void
  /** The build that is served now. */
  served: () => ServedBuild
}

/** Answers with a file, a page made on demand, the right address of a page, or the 404 page. */
export function createPageServer({ admit, prepare, served }: PageServer) {
  const isPage = (address: string) =>
    served().policies.isPage(address) || addresses.tokenIn(address) !== undefined

  function serveRendered(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    if (!admit(request, response, summaryOf(request, pathname))) return
    prepare(request, response)
    const { pages, answerNotFound } = served()
    pages.render(request, response, () => answerNotFound(response, pathname))
  }

  return (request: IncomingMessage, response: ServerResponse, { pathname, search }: URL): void => {
    const methods = pathname === addresses.shareTarget ? shareMethods : pageMethods
    if (!methods.includes(request.method)) {
      refuseMethod(request, response, methods)
      return
    }
    if (pathname === addresses.shareTarget) {
      leadHome(response)
      return
    }
    const { foodCalled, serveFile, ownPages } = served()
    const ownPage = ownPages[pathname]
    const moved = rightAddress({ host: request.headers.host, pathname, search }, isPage, foodCalled)
    if (moved) redirect(response, moved)
    else if (ownPage) {
      prepare(request, response)
      ownPage(request, response)
    } else serveFile(request, response, () => serveRendered(request, response, pathname))
  }
}

/** Redirects permanently. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end()
}

/** Answers the address of the share target, which is for the service worker: a shared text stays on the device. */
function leadHome(response: ServerResponse): void {
  response.writeHead(303, { Location: addresses.home, 'Cache-Control': 'no-cache' }).end()
}
