import { clusterDoor } from './cluster/cluster-door.ts'
import type { MakePartApi } from './part.ts'

/** Parts of the server that can be left out: without its line here, nothing else imports a part. */
export const partApis: readonly MakePartApi[] = [clusterDoor]
