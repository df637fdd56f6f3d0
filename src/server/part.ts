import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OwnHosts } from '../domain/outbound/own-hosts.ts'
import type { PocketBaseAccess } from '../protocol/site-secret.ts'
import type { OperatorSettings } from '../settings/read-settings.ts'
import type { queryFor } from './limits/api-routes.ts'
import type { Gatekeeper } from './limits/gatekeeper.ts'
import type { SiteNumbers } from './limits/site-numbers.ts'
import type { Unread } from './limits/unread.ts'

/** Calls below one path of the API that a part of the server answers by itself. */
export interface PartApi {
  /** Ends with a slash. */
  path: string
  /** Most bytes of a body that is passed on. */
  mostBytes: number
  /** Query parameters that are passed on. */
  passes: Parameters<typeof queryFor>[0]
  /** @param pass passes the request on to PocketBase */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    pass: () => void,
  ) => Promise<void>
}

/** The running site, for its parts. */
export interface PartSite {
  pocketBase: PocketBaseAccess
  dataDir: string
  settings: OperatorSettings
  /** Returns the folder of the build that is served now. */
  servedDir: () => string
}

/** The server of the site, for parts that answer requests. */
export interface PartServer {
  admit: Gatekeeper
  /** Compresses an answer and counts its unread bytes. */
  prepare: (request: IncomingMessage, response: ServerResponse) => void
  unread: Unread
  pocketBase: PocketBaseAccess
  isProxyTrusted: boolean
  limitsFactor?: number
  /** Hosts of the operator that may be reached beside public ones. */
  ownHosts?: OwnHosts
}

/** Answers of a part to requests. */
export interface PartAnswers {
  /** @returns false for a request that the rest of the site answers */
  answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean
  end: () => void
}

/** A build that is served, for parts with pages that differ from visitor to visitor. */
export interface PartBuild {
  distDir: string
  isProxyTrusted: boolean
  /** Returns the content policy of a page. */
  policyOf: (pathname: string) => string
}

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Messages to machines of others that a part sends. */
export interface PartSender {
  pocketBase: PocketBaseAccess
  /** User-Agent of requests. */
  agent: string
  numbers: SiteNumbers
  ownHosts: OwnHosts
}

/** Functions of a part that can be left out, for the site's server. */
export interface ServerPart {
  /** Makes its calls; undefined where the settings turn the part off. */
  makeApi?: (site: PartSite) => PartApi | undefined
  /** Returns a secret that other machines of the site have as well. */
  commonSecret?: (settings: OperatorSettings) => string | undefined
  makeAnswers?: (server: PartServer) => PartAnswers
  /** Returns the handlers of pages that are not sent as they were built, by their addresses. */
  pagesOf?: (build: PartBuild) => Readonly<Record<string, PageHandler>>
  /** Begins to send messages. @returns a function that ends this, and resolves once nothing is under way */
  watch?: (sender: PartSender) => () => Promise<void>
}
