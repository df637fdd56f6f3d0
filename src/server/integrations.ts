import { join } from 'node:path'
import { addresses } from '../site.ts'
import { createCalDav } from './caldav/caldav.ts'
import { isLeadIn, isOfDav } from './caldav/dav-paths.ts'
import { describeProblemsBy } from './limits/problems.ts'
import { docsPage } from './list-api/docs-page.ts'
import { allowOtherOrigins } from './list-api/other-origins.ts'
import { programProblem } from './list-api/program-problem.ts'
import { createListApi, isOfListApi } from './list-api/serve-list-api.ts'
import { policyName } from './pages/headers.ts'
import type { PageHandler, PartAnswers, PartBuild, PartServer, ServerPart } from './part.ts'
import { createPrograms } from './programs/programs.ts'
import { watchWebhooks } from './webhooks/watch-webhooks.ts'

/** Answers other programs, which have a key of a list, and sends them its changes. */
export const integrations: ServerPart = {
  makeAnswers: answersTo,
  pagesOf,
  watch: ({ numbers, ...sender }) => watchWebhooks({ ...sender, deliveries: numbers.webhooks }),
}

function answersTo(server: PartServer): PartAnswers {
  const programs = createPrograms(server)
  const serveDav = createCalDav({ ...server, programs })
  const serveListApi = createListApi(server, programs)
  return {
    answer(request, response, pathname) {
      if (isOfDav(pathname) || isLeadIn(pathname, request.method)) {
        serveDav(request, response, pathname)
        return true
      }
      if (!isOfListApi(pathname)) return false
      describeProblemsBy(response, programProblem)
      if (pathname === addresses.apiDocument) allowOtherOrigins(response)
      const isFile = pathname === addresses.apiDocument || pathname === addresses.apiDocs
      if (!isFile) serveListApi(request, response, pathname)
      return !isFile
    },
    end: () => programs.end(),
  }
}

/** The page about the API names the address at which the visitor has found the site. */
function pagesOf({ distDir, isProxyTrusted, policyOf }: PartBuild): Readonly<Record<string, PageHandler>> {
  const answer = docsPage(join(distDir, 'client', `${addresses.apiDocs}.html`))
  if (!answer) return {}
  return {
    [addresses.apiDocs]: (request, response) => {
      response.setHeader(policyName, policyOf(addresses.apiDocs))
      answer(request, response, isProxyTrusted)
    },
  }
}
