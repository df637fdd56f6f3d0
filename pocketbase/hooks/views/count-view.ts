import { countedPath } from '../../../src/domain/list/counted-path.ts'
import { empty } from '../answer.ts'
import { openRoute } from '../route.ts'
import { addPageView } from './page-views.ts'

/** POST /api/views: counts that a page was opened, without any data about the visitor. */
export const countView = openRoute({ body: readView }, ({ app, body, nowMs }) => {
  addPageView(app.db(), body.path, nowMs)
  return empty
})

function readView(fields: { path?: unknown }) {
  const path = countedPath(fields.path)
  return path === undefined ? 'malformed' : { path }
}
