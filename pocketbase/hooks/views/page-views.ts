import { countedPath } from '../../../src/domain/list/counted-path.ts'
import { empty } from '../answer.ts'
import type { Database } from '../pocketbase.d.ts'
import { openRoute } from '../route.ts'
import { execute } from '../sql.ts'

/** More than the site has pages: a flood of made-up addresses fills a day, not the disk. */
const pathsPerDay = 2_000

const dateLength = 'YYYY-MM-DD'.length

/** Counts one view of a page on the day it is in UTC; a page that comes after the day's last path is left out. */
export function addPageView(database: Database, path: string, nowMs: number): void {
  const day = new Date(nowMs).toISOString().slice(0, dateLength)
  execute(
    database,
    `INSERT INTO page_views (day, path, count)
     SELECT {:day}, {:path}, 1
     WHERE (SELECT count(*) FROM page_views WHERE day = {:day}) < {:pathsPerDay}
        OR EXISTS (SELECT 1 FROM page_views WHERE day = {:day} AND path = {:path})
     ON CONFLICT (day, path) DO UPDATE SET count = count + 1`,
    { day, path, pathsPerDay },
  )
}

/** POST /api/views: counts that a page was opened, without any data about the visitor. */
export const countView = openRoute({ body: readView }, ({ app, body, nowMs }) => {
  addPageView(app.db(), body.path, nowMs)
  return empty
})

function readView(fields: { path?: unknown }) {
  const path = countedPath(fields.path)
  return path === undefined ? 'malformed' : { path }
}
