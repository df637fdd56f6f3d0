import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PocketBaseAccess } from '../protocol/site-secret.ts'
import type { OperatorSettings } from '../settings/settings.ts'
import type { queryFor } from './limits/api-routes.ts'

/** Calls below one path of the API that a part of the server answers by itself. */
export interface PartApi {
  /** Ends with a slash. */
  path: string
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

/** What the site's server takes from a part that can be left out. */
export interface ServerPart {
  /** Makes its calls; undefined where the settings turn the part off. */
  makeApi?: (site: PartSite) => PartApi | undefined
  /** Returns a secret that other machines of the site have as well. */
  commonSecret?: (settings: OperatorSettings) => string | undefined
}
