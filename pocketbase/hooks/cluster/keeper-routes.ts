import type { KeeperBody } from '../../../src/protocol/cluster.ts'
import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import { addKeeper, removeKeeper } from '../account/keepers.ts'
import { empty, json, type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import { settings } from '../operator-settings.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { type Fields, tokenOf } from '../request.ts'
import { openRoute } from '../route.ts'
import { isAskedSlotServed } from '../served.ts'

const keeperShape = /^[0-9a-f]{32}$/

/** POST /api/cluster/keepers, with the token of a list: the home node reports that an account has saved it. */
export const keepAsNode = openRoute({ body: readKeeper }, ({ app, event, body, nowMs }) =>
  ofCluster(event, () => {
    const kept = addKeeper(app.db(), tokenOf(event), body.keeper, nowMs)
    return typeof kept === 'string' ? refused(kept) : json<KeptListAnswer>(kept)
  }),
)

/**
 * POST /api/cluster/keepers/leave?slot=3ff: an account no longer saves a list. Only the node of the slot can know the
 * keeper.
 */
export const leaveAsNode = openRoute({ body: readKeeper }, ({ app, event, body, nowMs }) =>
  ofCluster(event, () => {
    if (!isAskedSlotServed(event)) return refused('elsewhere')
    removeKeeper(app.db(), body.keeper, nowMs)
    return empty
  }),
)

/** Answers 404 without the key of the cluster. */
function ofCluster({ request }: RequestEvent, work: () => RouteAnswer): RouteAnswer {
  const { CLUSTER_KEY: key } = settings
  const isNode = key !== undefined && $security.equal(request.header.get('Authorization'), `Bearer ${key}`)
  return isNode ? work() : refused('unknown-list')
}

function readKeeper({ keeper }: Fields): KeeperBody | RefusalCode {
  return typeof keeper === 'string' && keeperShape.test(keeper) ? { keeper } : 'malformed'
}
