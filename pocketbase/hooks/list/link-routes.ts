import { isUuid } from '../../../src/domain/lib/uuid.ts'
import type { LinksAnswer } from '../../../src/protocol/calls.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { andThen, empty, json, type RefusalCode, refused } from '../answer.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import type { Fields } from '../request.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { type ListRequest, listRoute } from '../route.ts'
import { noList } from '../served.ts'
import { readTokenOf, setLink, type WantedLink } from './links.ts'
import { findList } from './list-queries.ts'

/** GET /api/list/links: the read-only link, for holders of the full link. */
export const readLinks = listRoute({ access: 'edit' }, ({ app, list }) =>
  json<LinksAnswer>({ readToken: readTokenOf(app.db(), list.id) }),
)

/**
 * POST /api/list/links: another full link, or another read-only link, or none. The client makes the token, so that it knows
 * the token even if the answer is lost. The token begins like the old one, so that it leads to the same node. Pages with the
 * old link are disconnected.
 */
export const changeLinks = listRoute({ access: 'edit', body: readWanted }, (request) => {
  const { app, list, token, body: wanted, nowMs } = request
  if (currentLink(request) === wanted.token) return empty
  if (wanted.token !== '' && slotOf(wanted.token) !== slotOf(token)) return refused('malformed')
  if (
    !changeCredentials(app, { of: 'list', id: list.id }, (database) =>
      setLink(database, token, wanted, nowMs),
    )
  )
    return refused(findList(app.db(), token) ? 'link-taken' : noList(app.db(), token))
  const cut = wanted.kind === 'read' ? 'readers' : 'editors'
  return andThen(empty, () => disconnectStreams(app, list.id, 'link', cut, nowMs))
})

function currentLink({ app, list, token, body }: ListRequest<WantedLink>): string {
  return body.kind === 'share' ? token : readTokenOf(app.db(), list.id)
}

/** Exactly one of the two; only the read-only link can be taken back. */
function readWanted({ shareToken, readToken, ...others }: Fields): WantedLink | RefusalCode {
  if (Object.keys(others).length > 0) return 'malformed'
  if (readToken === undefined && isUuid(shareToken)) return { kind: 'share', token: shareToken }
  if (shareToken === undefined && (readToken === '' || isUuid(readToken)))
    return { kind: 'read', token: readToken }
  return 'malformed'
}
