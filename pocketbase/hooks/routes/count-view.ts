import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { countedPath } from '../../../src/domain/list/counted-path.ts'
import { empty, type RouteAnswer, refused, route } from '../answer.ts'
import { readBody } from '../request.ts'
import { addPageView } from '../views/page-views.ts'

/** POST /api/views: somebody opened a page. Who it was is neither told nor asked. */
export const countView = route((event): RouteAnswer => {
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const path = countedPath(fieldsOf(body.value).path)
  if (path === undefined) return refused('malformed')
  addPageView(event.app.db(), path, Date.now())
  return empty
})
