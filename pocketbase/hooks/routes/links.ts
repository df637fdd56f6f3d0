import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { empty, guarded, json, type RefusalCode, type RouteAnswer, refused, route, send } from '../answer.ts'
import { readTokenOf, setLink, type WantedLink } from '../list/links.ts'
import { findList } from '../list/lists.ts'
import { cutOff } from '../live/cut-off.ts'
import type { App, RequestEvent } from '../pocketbase.d.ts'
import { readBody } from '../request.ts'
import { findOwnList, type OwnList } from './full-link.ts'

/** GET /api/list/links: the read-only link, for who holds the full one. */
export const readLinks = route((event): RouteAnswer => {
  const list = findOwnList(event)
  if (typeof list === 'string') return refused(list)
  return json(JSON.stringify({ readToken: readTokenOf(event.app.db(), list.token) ?? '' }))
})

/**
 * POST /api/list/links: another full link, or another read-only one, or none. The key is made by the client, so that it
 * knows it even when the answer is lost. Who came by the link that was is cut off.
 */
export const changeLinks = guarded((event: RequestEvent) => {
  const body = readBody(event)
  if (body.kind === 'too-long') return send(event, refused('too-long'))
  const list = findOwnList(event)
  if (typeof list === 'string') return send(event, refused(list))
  const wanted = readWanted(fieldsOf(body.value))
  if (!wanted) return send(event, refused('malformed'))
  const { app } = event
  const nowMs = Date.now()
  const change = changeOf(app, list, wanted, nowMs)
  if (typeof change === 'string') return send(event, refused(change))
  send(event, empty)
  if (change.isNews)
    cutOff(app, list.id, 'link', ({ isReader }) => isReader === (wanted.kind === 'read'), nowMs)
})

function changeOf(
  app: App,
  { token }: OwnList,
  wanted: WantedLink,
  nowMs: number,
): { isNews: boolean } | RefusalCode {
  const current = wanted.kind === 'share' ? token : readTokenOf(app.db(), token)
  if (current === wanted.token) return { isNews: false }
  if (setLink(app.db(), token, wanted, nowMs)) return { isNews: true }
  return findList(app.db(), token) ? 'link-taken' : 'unknown-list'
}

/** Exactly one of the two; only the read-only link can be taken back. */
function readWanted({ shareToken, readToken, ...others }: Readonly<Record<string, unknown>>) {
  if (Object.keys(others).length > 0) return undefined
  if (readToken === undefined && isUuid(shareToken)) return { kind: 'share', token: shareToken } as const
  if (shareToken === undefined && (readToken === '' || isUuid(readToken)))
    return { kind: 'read', token: readToken } as const
  return undefined
}
