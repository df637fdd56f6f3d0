import { countedPath } from '../../../src/domain/counted-path.ts'
import { fieldsOf } from '../../../src/domain/fields-of.ts'
import { type Answer, empty, refused, route } from '../answer.ts'
import { readBody } from '../request.ts'
import { addPageView } from '../views/page-views.ts'

/** POST /api/views: somebody opened a page. Who it was is neither told nor asked. */
export const countView = route((event): Answer => {
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const path = countedPath(fieldsOf(body.value).path)
  if (path === undefined) return refused('malformed')
  addPageView(event.app.db(), path, Date.now())
  return empty
})
