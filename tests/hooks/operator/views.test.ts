import { describe, expect, test } from 'vitest'
import { accepted, call } from '../../support/people/api.ts'
import { readPageViews } from '../../support/people/page-views.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const done = { status: 204, text: '' }
const token = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const server = usePocketBase()
const database = useDatabase(server)

function view(body: unknown, headers = {}) {
  return call(`${server.url}/api/views`, { method: 'POST', body, headers })
}

/** Returns today's page views by path. */
function counted() {
  return readPageViews(server)
}

describe('a page view', () => {
  test('is counted by its path, however many come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => view({ path: '/functii' })))
    expect(replies).toEqual(replies.map(() => done))
    expect(await counted()).toMatchObject({ '/functii': 50 })
  })

  test('is a text as beacons send it, too', async () => {
    expect(await view('{"path":"/despre"}', { 'Content-Type': 'text/plain;charset=UTF-8' })).toEqual(done)
    expect(await counted()).toMatchObject({ '/despre': 1 })
  })

  test('is counted without the list’s key and the query', async () => {
    await view({ path: `/list/${token}` })
    await view({ path: '/list/?x=1' })
    expect(await counted()).toMatchObject({ '/list/': 2 })
    expect(JSON.stringify(await counted())).not.toContain(token)
  })

  test('is counted separately each day', async () => {
    await view({ path: '/alimente/' })
    database.exec("UPDATE page_views SET day = '2026-01-31' WHERE path = '/alimente/'")
    await view({ path: '/alimente/' })
    const days = database.prepare("SELECT day, count FROM page_views WHERE path = '/alimente/' ORDER BY day")
    expect(days.all()).toEqual([
      { day: '2026-01-31', count: 1 },
      { day: new Date().toISOString().slice(0, 10), count: 1 },
    ])
  })

  test.each<[what: string, body: unknown, status: number]>([
    ['no JSON', 'despre', 400],
    ['nothing', '', 400],
    ['no path', {}, 400],
    ['a path that no page has', { path: '/<script>' }, 400],
    ['another day', { path: '/x', day: '2020-01-01', count: 1_000 }, 204],
    ['300 KB', { path: '/', more: 'x'.repeat(300_000) }, 413],
  ])('cannot be %s', async (_, body, status) => {
    const before = await counted()
    expect(await view(body)).toMatchObject({ status })
    expect(await counted()).toEqual(status === 204 ? { ...before, '/x': 1 } : before)
  })
})

test('2,000 paths fill a day, and those go on being counted', async () => {
  database.exec('DELETE FROM page_views')
  database.exec(`
    WITH RECURSIVE series(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM series LIMIT 1999)
    INSERT INTO page_views (day, path, count) SELECT date(), format('/p-%d', value), 1 FROM series`)
  await view({ path: '/ultima' })
  await view({ path: '/prea-mult' })
  await view({ path: '/p-7' })
  const rows = database.prepare(
    'SELECT path FROM page_views WHERE count = 2 OR path NOT LIKE ? ORDER BY path',
  )
  expect(rows.all('/p-%')).toEqual([{ path: '/p-7' }, { path: '/ultima' }])
})

test('only its operator reads the counts', async () => {
  const records = `${server.url}/api/collections/page_views/records`
  expect(await call(records)).toMatchObject({ status: 403 })
  const Authorization = await server.superuserToken()
  expect(accepted(await call(records, { headers: { Authorization } }))).toHaveProperty('items')
})
