import { cluster } from './cluster/server-part.ts' // part: cluster
import { integrations } from './integrations.ts' // part: integrations
import type { ServerPart } from './part.ts'

/** Parts of the site's server that can be left out, with their marked lines (.dependency-cruiser.mjs). */
export const serverParts: readonly ServerPart[] = [
  cluster, // part: cluster
  integrations, // part: integrations
]
