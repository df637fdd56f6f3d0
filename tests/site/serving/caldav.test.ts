import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { davPaths } from '../../../src/server/caldav/dav-paths.ts'
import { budgets, limits } from '../../../src/server/limits/limits.ts'
import { untilThere } from '../../support/limits.ts'
import { makeList } from '../../support/people/api.ts'
import { Program, takeKeyBack } from '../../support/people/program.ts'
import {
  basicOf,
  responsesIn,
  TasksProgram,
  taskOf,
  tasksProgramOf,
} from '../../support/people/tasks-program.ts'
import { siteOver } from '../../support/server/site-over.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

async function listWithTasks(access: 'read' | 'write' = 'write') {
  const list = await makeList(server.url, 'Casă & grădină')
  return { list, ...(await tasksProgramOf(list, site.url, access)) }
}

describe('finding the list', () => {
  it('leads from the well-known address to the principal, the home and the calendar', async () => {
    const { program } = await listWithTasks()
    for (const path of ['/.well-known/caldav', '/']) {
      const led = await program.ask('PROPFIND', path)
      expect([led.status, led.headers.get('location')]).toEqual([307, '/dav/'])
    }
    expect((await program.ask('GET', '/.well-known/caldav')).status).toBe(301)
    const principal = await program.propfind(
      '/dav/',
      '<current-user-principal/><c:calendar-home-set/><resourcetype/>',
    )
    expect([principal.status, principal.headers.get('content-type')]).toEqual([
      207,
      'application/xml; charset=utf-8',
    ])
    expect(principal.text).toContain(
      '<D:current-user-principal><D:href>/dav/</D:href></D:current-user-principal><C:calendar-home-set><D:href>/dav/lists/</D:href></C:calendar-home-set><D:resourcetype><D:collection/><D:principal/></D:resourcetype>',
    )
    const home = await program.propfind('/dav/lists', '<resourcetype/><displayname/>', '1')
    expect(responsesIn(home.text).map(({ href }) => href)).toEqual([davPaths.home, davPaths.calendar])
    expect(home.text).toContain('<D:displayname>Casă &amp; grădină</D:displayname>')
    expect(home.text).toContain('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>')
  })

  it('reports a calendar of tasks alone, and a key’s rights', async () => {
    const { list, program } = await listWithTasks()
    const props =
      '<c:supported-calendar-component-set/><current-user-privilege-set/><s:getctag/><sync-token/>'
    const written = await program.propfind(davPaths.calendar, props)
    expect(written.text).toContain(
      '<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>',
    )
    expect(written.text).toContain('<D:privilege><D:write-content/></D:privilege>')
    const { program: reader } = await tasksProgramOf(list, site.url, 'read')
    const read = await reader.propfind(davPaths.calendar, props)
    expect(read.text).toContain('<D:privilege><D:read/></D:privilege>')
    expect(read.text).not.toContain('write')
    await list.push([list.add('lapte')])
    expect(tag(written.text)).not.toBe('')
    expect(tag((await program.propfind(davPaths.calendar, props)).text)).not.toBe(tag(written.text))
  })

  it('reports unknown properties as missing, and returns all where none is named', async () => {
    const { program } = await listWithTasks()
    const { text } = await program.propfind(davPaths.calendar, '<displayname/><x xmlns="urn:a"/>')
    expect(text).toContain('<x xmlns="urn:a"/></D:prop><D:status>HTTP/1.1 404 Not Found</D:status>')
    const all = await program.ask('PROPFIND', davPaths.calendar, undefined, { Depth: '0' })
    expect(all.text).toContain('<D:displayname>')
    expect(all.text).not.toContain('404')
    const names = await program.ask(
      'PROPFIND',
      davPaths.calendar,
      '<propfind xmlns="DAV:"><propname/></propfind>',
      { Depth: '0' },
    )
    expect(names.text).toContain('<D:displayname/>')
  })

  it('lists tasks with their states, and gives each as a file', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte', { quantity: '2', unit: 'l', note: 'degresat, rece' })
    const bread = list.add('pâine', { completed: true })
    const gone = list.add('unt')
    await list.push([milk, bread, gone, list.remove(gone.itemId)])
    const { text } = await program.propfind(davPaths.calendar, '<getetag/><getcontenttype/>', '1')
    const [, ...tasks] = responsesIn(text)
    expect(tasks.map(({ href }) => href)).toEqual([milk, bread].map(({ itemId }) => davPaths.task(itemId)))
    const file = await program.get(milk.itemId)
    expect(tasks[0]?.text).toContain(
      `<D:getetag>${file.headers.get('etag')?.replaceAll('"', '&quot;')}</D:getetag>`,
    )
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${milk.itemId}`,
        'SUMMARY:2 l lapte',
        'DESCRIPTION:degresat\\, rece',
        'STATUS:NEEDS-ACTION',
      ]),
    )
    expect((await program.get(bread.itemId)).text).toMatch(
      /STATUS:COMPLETED\r\nCOMPLETED:\d{8}T\d{6}Z\r\nPERCENT-COMPLETE:100/,
    )
    expect((await program.get(milk.itemId)).text).toBe(file.text)
    expect((await program.get(gone.itemId)).status).toBe(404)
    const known = await program.ask('GET', davPaths.task(milk.itemId), undefined, {
      'If-None-Match': file.headers.get('etag') ?? '',
    })
    expect([known.status, known.text]).toEqual([304, ''])
  })
})

describe('asking for tasks', () => {
  it('gives those that are asked for by their addresses, and says which are not there', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte & unt')
    await list.push([milk])
    const { text } = await program.report(
      'c:calendar-multiget',
      `<d:prop><d:getetag/><c:calendar-data/></d:prop><d:href>${site.url}${davPaths.task(milk.itemId)}</d:href><d:href>${davPaths.task('nimic')}</d:href>`,
    )
    const [found, missing] = responsesIn(text)
    expect(found?.text).toContain('SUMMARY:lapte &amp; unt&#13;\n')
    expect(missing).toEqual({
      href: davPaths.task('nimic'),
      text: expect.stringContaining('<D:status>HTTP/1.1 404 Not Found</D:status>'),
    })
  })

  it.each([
    ['all tasks', '', ['lapte', 'pâine']],
    ['those to do', '<c:prop-filter name="COMPLETED"><c:is-not-defined/></c:prop-filter>', ['lapte']],
    [
      'those done',
      '<c:prop-filter name="STATUS"><c:text-match>completed</c:text-match></c:prop-filter>',
      ['pâine'],
    ],
    [
      'those of a text',
      '<c:prop-filter name="SUMMARY"><c:text-match collation="i;octet">lap</c:text-match></c:prop-filter>',
      ['lapte'],
    ],
    [
      'those without it',
      '<c:prop-filter name="SUMMARY"><c:text-match negate-condition="yes">lap</c:text-match></c:prop-filter>',
      ['pâine'],
    ],
    ['those of a time', '<c:time-range start="20200101T000000Z" end="20200102T000000Z"/>', ['lapte']],
  ])('finds %s', async (_, filter, names) => {
    const { list, program } = await listWithTasks()
    await list.push([list.add('lapte'), list.add('pâine', { completed: true })])
    const { text } = await program.report(
      'c:calendar-query',
      `<d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${filter}</c:comp-filter></c:comp-filter></c:filter>`,
    )
    expect(Array.from(text.matchAll(/SUMMARY:(.*?)&#13;/g), ([, name]) => name)).toEqual(names)
  })

  it('answers a repeated question once', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte')
    await list.push([milk])
    const href = `<d:href>${davPaths.task(milk.itemId)}</d:href>`
    const { text } = await program.report('c:calendar-multiget', `<d:prop/>${href.repeat(500)}`)
    expect(responsesIn(text)).toHaveLength(1)
  })

  it.each([
    ['more conditions than there is a use for', '<c:prop-filter name="SUMMARY"/>'.repeat(100)],
    [
      'longer texts than any task has',
      `<c:prop-filter name="SUMMARY"><c:text-match>${'a'.repeat(3_000)}</c:text-match></c:prop-filter>`,
    ],
  ])('refuses a filter with %s', async (_, filter) => {
    const { program } = await listWithTasks()
    const { status, text } = await program.report(
      'c:calendar-query',
      `<d:prop/><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${filter}</c:comp-filter></c:comp-filter></c:filter>`,
    )
    expect([status, text]).toEqual([403, expect.stringContaining('<C:supported-filter/>')])
  })

  it('has no events', async () => {
    const { list, program } = await listWithTasks()
    await list.push([list.add('lapte')])
    const { text } = await program.report(
      'c:calendar-query',
      '<d:prop/><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"/></c:comp-filter></c:filter>',
    )
    expect(responsesIn(text)).toEqual([])
  })

  it('returns changes since a token, and deletions', async () => {
    const { list, program } = await listWithTasks()
    const [milk, bread] = [list.add('lapte'), list.add('pâine')]
    await list.push([milk, bread])
    const first = await program.changesSince('')
    expect(first.hrefs.toSorted()).toEqual(
      [milk, bread].map(({ itemId }) => davPaths.task(itemId)).toSorted(),
    )
    const butter = list.add('unt')
    await list.push([list.remove(milk.itemId), butter])
    const then = await program.changesSince(first.token)
    expect([then.hrefs, then.gone]).toEqual([[davPaths.task(butter.itemId)], [davPaths.task(milk.itemId)]])
    const last = await program.changesSince(then.token)
    expect([last.hrefs, last.gone, last.token]).toEqual([[], [], then.token])
  })

  it('refuses tokens that it has not given, or has forgotten', async () => {
    const { list, program } = await listWithTasks()
    await list.push([list.add('lapte')])
    const { token } = await program.changesSince('')
    const other = await listWithTasks()
    for (const wrong of [
      'x',
      'data:,x-1',
      token.replace(/\d+$/, '99'),
      (await other.program.changesSince('')).token,
    ]) {
      const { reply } = await program.changesSince(wrong)
      expect([wrong, reply.status]).toEqual([wrong, 403])
      expect(reply.text).toContain('<D:valid-sync-token/>')
    }
  })
})

describe('a colour', () => {
  const colored = (color: string) =>
    `<set><prop><calendar-color xmlns="http://apple.com/ns/ical/">${color}</calendar-color></prop></set>`
  const asked = '<calendar-color xmlns="http://apple.com/ns/ical/"/>'

  it('is stored with the list, for all its programs, and removed', async () => {
    const { list, program } = await listWithTasks()
    expect((await program.propfind(davPaths.calendar, asked)).text).toContain('404 Not Found')
    expect((await program.propertyUpdate(colored('#1E90FFFF'))).text).toContain('200 OK')
    const { program: other } = await tasksProgramOf(list, site.url, 'read')
    expect((await other.propfind(davPaths.calendar, asked)).text).toContain('>#1E90FFFF</calendar-color>')
    expect((await program.propertyUpdate(colored('').replaceAll('set>', 'remove>'))).text).toContain('200 OK')
    expect((await other.propfind(davPaths.calendar, asked)).text).toContain('404 Not Found')
  })

  it('is refused if it is none, and from a key that only reads', async () => {
    const { list, program } = await listWithTasks()
    const { program: reader } = await tasksProgramOf(list, site.url, 'read')
    expect((await program.propertyUpdate(colored('red;}'))).text).toContain('403 Forbidden')
    expect((await reader.propertyUpdate(colored('#FF0000'))).text).toContain('403 Forbidden')
  })
})

describe('a synchronisation in parts', () => {
  it('returns as many changes as are wanted, and in the end all', async () => {
    const { list, program } = await listWithTasks()
    const items = Array.from({ length: 7 }, (_, at) => list.add(`lucru ${at}`))
    await list.push(items)
    const [seen, gone]: string[][] = [[], []]
    let token = ''
    for (const count of [2, 2, 2, 1]) {
      const { reply, ...changes } = await program.changesSince(token, 2)
      expect([reply.status, changes.hrefs.length]).toEqual([207, count])
      expect(reply.text.includes('number-of-matches-within-limits')).toBe(count === 2)
      seen?.push(...changes.hrefs)
      gone?.push(...changes.gone)
      if (token === '') await list.push([list.remove(items[0]?.itemId ?? '')])
      token = changes.token
    }
    expect(seen).toEqual(items.map(({ itemId }) => davPaths.task(itemId)))
    expect(gone).toEqual([davPaths.task(items[0]?.itemId ?? '')])
    const rest = await program.changesSince(token, 2)
    expect([rest.hrefs, rest.gone, rest.token]).toEqual([[], [], token])
  })

  it('has the time of each change', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte')
    await list.push([milk])
    const { text } = await program.propfind(davPaths.task(milk.itemId), '<getlastmodified/>')
    const said = /<D:getlastmodified>(.*?)</.exec(text)?.[1] ?? ''
    expect(said).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    expect((await program.get(milk.itemId)).headers.get('last-modified')).toBe(said)
  })
})

describe('a refused request', () => {
  it('is everything without a key that opens a list', async () => {
    const { list, program, keyId } = await listWithTasks()
    const bare = await fetch(`${site.url}/dav/`, { method: 'PROPFIND' })
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Lista Noastra", charset="UTF-8"',
    ])
    const wrong = new TasksProgram(
      site.url,
      program.key.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    )
    for (const method of ['PROPFIND', 'PROPPATCH', 'REPORT', 'GET', 'PUT', 'DELETE']) {
      expect([method, (await wrong.ask(method, davPaths.task('x'))).status]).toEqual([method, 401])
    }
    const byToken = await fetch(`${site.url}/dav/`, {
      method: 'PROPFIND',
      headers: { Authorization: basicOf(list.token) },
    })
    expect(byToken.status).toBe(401)
    await takeKeyBack(list, keyId)
    expect((await program.propfind('/dav/', '<displayname/>')).status).toBe(401)
  })

  it('is a question of any depth', async () => {
    const { program } = await listWithTasks()
    const { status, text } = await program.propfind('/dav/', '<displayname/>', 'infinity')
    expect([status, text]).toEqual([403, expect.stringContaining('<D:propfind-finite-depth/>')])
  })

  it.each([
    ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><propfind xmlns="DAV:"><prop>&b;</prop></propfind>'],
    [
      'a type of its own',
      '<!DOCTYPE propfind SYSTEM "file:///etc/passwd"><propfind xmlns="DAV:"><allprop/></propfind>',
    ],
    ['half a document', '<propfind xmlns="DAV:">'],
    ['an unknown prefix', '<d:propfind><d:allprop/></d:propfind>'],
    ['great depth', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`],
    [
      'names without end',
      `<propfind xmlns="DAV:"><prop>${Array.from({ length: 2_000 }, (_, at) => `<a${at}/>`).join('')}</prop></propfind>`,
    ],
    [
      'names that are long once they are escaped',
      `<propfind xmlns="DAV:"><prop>${Array.from({ length: 100 }, (_, at) => `<a${at} xmlns="&quot;&quot;&quot;&quot;&quot;&quot;&quot;&quot;&quot;&quot;"/>`).join('')}</prop></propfind>`,
    ],
    ['no question', '<a/>'],
  ])('is %s', async (_, body) => {
    const { program } = await listWithTasks()
    expect((await program.ask('PROPFIND', '/dav/', body, { Depth: '0' })).status).toBe(400)
  })

  it('is one that is too long', async () => {
    const { program } = await listWithTasks()
    const body = taskOf('x', ['SUMMARY:lapte', `X-LONG:${'a'.repeat(limits.davBodyBytes)}`])
    expect((await program.ask('PUT', davPaths.task('x'), body)).status).toBe(413)
  })

  it('is other methods and addresses', async () => {
    const { program } = await listWithTasks()
    for (const method of ['MKCALENDAR', 'MKCOL', 'MOVE', 'POST']) {
      const { status, headers } = await program.ask(method, davPaths.calendar)
      expect([method, status]).toEqual([method, 405])
      expect(headers.get('allow')).toContain('PROPFIND')
    }
    expect((await program.ask('DELETE', davPaths.calendar)).status).toBe(403)
    expect((await program.propfind('/dav/altceva', '<displayname/>')).status).toBe(404)
    expect((await program.report('d:principal-search', '')).text).toContain('<D:supported-report/>')
  })

  it('is to keep another property, even beside a colour', async () => {
    const { program } = await listWithTasks()
    const { status, text } = await program.propertyUpdate(
      '<set><prop><color xmlns="urn:a">red</color><calendar-color xmlns="http://apple.com/ns/ical/">#FF0000</calendar-color></prop></set>',
    )
    expect([status, text]).toEqual([
      207,
      expect.stringMatching(
        /<color xmlns="urn:a"\/><\/D:prop><D:status>HTTP\/1.1 403 Forbidden.*calendar-color .*424 Failed Dependency/,
      ),
    ])
  })
})

describe('its limit', () => {
  let narrow: Awaited<ReturnType<typeof siteOver>>
  beforeEach(async () => {
    narrow = await siteOver(server, 0.1)
  })
  afterEach(() => narrow.stop())

  const guessed = (key: string) =>
    new TasksProgram(narrow.url, key.slice(0, 6) + randomBytes(20).toString('hex')).propfind('/dav/', '')

  it('counts keys that open nothing as guesses, and no question without a key', async () => {
    const { list, program } = await listWithTasks()
    for (let count = 0; count < 30; count += 1)
      expect((await fetch(`${narrow.url}/dav/`, { method: 'PROPFIND' })).status).toBe(401)
    for (let count = 0; count < 10; count += 1) expect((await guessed(program.key)).status).toBe(401)
    const next = await guessed(program.key)
    expect([next.status, Number(next.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(await list.items()).toEqual([])
  })

  it('is the same for a key as of the API', async () => {
    const { program } = await listWithTasks()
    const here = new TasksProgram(narrow.url, program.key)
    for (let count = 0; count < budgets.keyed.atOnce / 10; count += 1)
      expect((await here.propfind('/dav/', '<displayname/>')).status).toBe(207)
    // On a slow machine, some allowance has come back meanwhile.
    await vi.waitFor(async () => {
      const ofTasks = await here.propfind('/dav/', '<displayname/>')
      const ofApi = await new Program(narrow.url, program.key).ask('GET', 'list')
      expect([ofTasks.status, ofApi.status]).toEqual([429, 429])
    }, untilThere)
  })
})

it('reports its abilities without a key', async () => {
  const response = await fetch(`${site.url}/dav/`, { method: 'OPTIONS' })
  expect([response.status, response.headers.get('dav')]).toEqual([200, '1, 3, calendar-access'])
  expect(response.headers.get('allow')).toContain('REPORT')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

function tag(text: string): string {
  return /<S:getctag>(.*?)<\/S:getctag>/.exec(text)?.[1] ?? ''
}
