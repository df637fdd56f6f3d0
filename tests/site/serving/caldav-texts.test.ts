import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taskTextsPerList } from '../../../src/protocol/key-calls.ts'
import { davPaths } from '../../../src/server/caldav/dav-paths.ts'
import { calendarOf, linesOf, ownedByServer, taskLinesOf } from '../../support/caldav/random-task.ts'
import { call, makeList } from '../../support/people/api.ts'
import { responsesIn, taskOf, tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

async function listWithTasks() {
  const list = await makeList(server.url, 'Casă')
  return { list, ...(await tasksProgramOf(list, site.url)) }
}

const details = [
  'DTSTAMP:20261101T080000Z',
  'SEQUENCE:3',
  'DUE;TZID=Europe/Bucharest:20261201T180000',
  'PRIORITY:1',
  'CATEGORIES:acasă,de la Ana',
  'LOCATION:colț\\, la bloc',
  'RRULE:FREQ=WEEKLY;BYDAY=SA',
  'URL:https://magazin.example/lapte?x=1',
  'X-APPLE-SORT-ORDER:7',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Reminder',
  'TRIGGER:-PT15M',
  'END:VALARM',
]

describe('a task of a program', () => {
  it('is returned as it was sent, under its name and UID', async () => {
    const { list, program } = await listWithTasks()
    const path = `${davPaths.calendar}cump%C4%83r%C4%83turi.ics`
    const body = taskOf('20261128T@laptop', ['SUMMARY:2 litri de lapte', ...details])
    const put = await program.ask('PUT', path, body)
    const got = await program.ask('GET', path)
    expect([put.status, put.headers.get('etag')]).toEqual([201, got.headers.get('etag')])
    expect(got.text).toBe(body)
    expect((await program.changesSince('')).hrefs).toEqual([path])
    expect(await list.items()).toMatchObject([{ name: 'lapte', quantity: '2', unit: 'l' }])
    const found = await program.report(
      'c:calendar-query',
      '<d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO"><c:prop-filter name="CATEGORIES"><c:text-match>ana</c:text-match></c:prop-filter><c:time-range start="20261201T000000Z"/></c:comp-filter></c:comp-filter></c:filter>',
    )
    expect(responsesIn(found.text).map(({ href }) => href)).toEqual([path])
  })

  it('keeps everything that the list does not have when a person changes the item', async () => {
    const { list, program } = await listWithTasks()
    await program.put('a', ['SUMMARY:2 litri de lapte', ...details])
    const [item] = await list.items()
    await list.push([list.set(item?.id ?? '', { quantity: '3', note: 'rece', completed: true })])
    const { text } = await program.get('a')
    expect(linesOf(text)).toEqual(expect.arrayContaining(details))
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'SUMMARY:3 l lapte',
        'DESCRIPTION:rece',
        'STATUS:COMPLETED',
        'PERCENT-COMPLETE:100',
      ]),
    )
    await list.push([list.set(item?.id ?? '', { completed: false, quantity: '2', note: '' })])
    expect(linesOf((await program.get('a')).text)).toEqual(
      expect.arrayContaining(['SUMMARY:2 litri de lapte', ...details]),
    )
  })

  it('gets a revision when only its program’s own properties change', async () => {
    const { list, program } = await listWithTasks()
    await program.put('a', ['SUMMARY:lapte', 'DUE:20261201T080000Z'])
    const before = await program.changesSince('')
    const etag = (await program.get('a')).headers.get('etag') ?? ''
    expect(
      (await program.put('a', ['SUMMARY:lapte', 'DUE:20261202T080000Z'], { 'If-Match': etag })).status,
    ).toBe(204)
    const after = await program.changesSince(before.token)
    expect(after.hrefs).toEqual([davPaths.task('a')])
    const now = await program.get('a')
    expect(now.text).toContain('DUE:20261202T080000Z')
    expect(now.headers.get('etag')).not.toBe(etag)
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('refuses another UID for a task', async () => {
    const { list, program } = await listWithTasks()
    await program.ask('PUT', davPaths.task('a'), taskOf('first', ['SUMMARY:lapte']))
    const other = await program.ask('PUT', davPaths.task('a'), taskOf('second', ['SUMMARY:pâine']))
    expect([other.status, other.text]).toEqual([
      409,
      expect.stringContaining(
        `<C:no-uid-conflict><D:href>${davPaths.task('a')}</D:href></C:no-uid-conflict>`,
      ),
    ])
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('finds a task by any of its properties of a name', async () => {
    const { program } = await listWithTasks()
    const attendees = [
      'ATTENDEE;PARTSTAT=TENTATIVE:mailto:a@b.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:c@d.example',
    ]
    await program.put('a', ['SUMMARY:lapte', ...attendees])
    const found = async (status: string) => {
      const match = `<c:param-filter name="PARTSTAT"><c:text-match>${status}</c:text-match></c:param-filter>`
      const filter = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO"><c:prop-filter name="ATTENDEE">${match}</c:prop-filter></c:comp-filter></c:comp-filter>`
      const { text } = await program.report('c:calendar-query', `<d:prop/><c:filter>${filter}</c:filter>`)
      return responsesIn(text).length
    }
    expect([await found('TENTATIVE'), await found('ACCEPTED'), await found('DECLINED')]).toEqual([1, 1, 0])
  })

  it('is one task for one UID', async () => {
    const { list, program } = await listWithTasks()
    await program.ask('PUT', davPaths.task('a'), taskOf('same', ['SUMMARY:lapte']))
    const second = await program.ask('PUT', davPaths.task('b'), taskOf('same', ['SUMMARY:lapte']))
    expect([second.status, second.text]).toEqual([
      409,
      expect.stringContaining(
        `<C:no-uid-conflict><D:href>${davPaths.task('a')}</D:href></C:no-uid-conflict>`,
      ),
    ])
    expect(await list.items()).toHaveLength(1)
  })

  it('is removed by STATUS:CANCELLED, and returns whole from the recently deleted ones', async () => {
    const { list, program } = await listWithTasks()
    await program.put('a', ['SUMMARY:lapte', ...details])
    const [item] = await list.items()
    expect((await program.put('a', ['SUMMARY:lapte', 'STATUS:CANCELLED'])).status).toBe(204)
    expect([await list.items(), (await program.get('a')).status]).toEqual([[], 404])
    await list.push([list.restore(item?.id ?? '')])
    expect(linesOf((await program.get('a')).text)).toEqual(expect.arrayContaining(details))
  })

  it('has the item’s aisle and store where its program has set none', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte', { store: 'Lidl' })
    await list.push([milk])
    await program.put('a', ['SUMMARY:pâine', 'CATEGORIES:acasă'])
    expect(linesOf((await program.get(milk.itemId)).text)).toEqual(
      expect.arrayContaining(['CATEGORIES:Lactate', 'LOCATION:Lidl']),
    )
    expect((await program.get('a')).text).toContain('CATEGORIES:acasă\r\n')
    const { text } = await program.get(milk.itemId)
    await program.ask('PUT', davPaths.task(milk.itemId), text.replace('END:VTODO', 'PRIORITY:5\r\nEND:VTODO'))
    await list.push([list.set(milk.itemId, { category: 'bauturi', store: 'Kaufland' })])
    expect(linesOf((await program.get(milk.itemId)).text)).toEqual(
      expect.arrayContaining(['CATEGORIES:Băuturi', 'LOCATION:Kaufland', 'PRIORITY:5']),
    )
  })

  it('ends with its item and its list', async () => {
    const { list, program } = await listWithTasks()
    await program.put('a', ['SUMMARY:lapte'])
    const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 5_000 })
    const rows = () => database.prepare('SELECT 1 FROM calendar_tasks WHERE list = ?').all(list.id).length
    expect(rows()).toBe(1)
    await call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })
    expect(rows()).toBe(0)
    database.close()
  })

  it('is refused when the list has no room for its text', async () => {
    const { program } = await listWithTasks()
    const long = (name: string) => program.put(name, ['SUMMARY:lapte', `X-LONG:${'a'.repeat(64_000)}`])
    const most = Math.floor(taskTextsPerList / 64_100)
    for (let at = 0; at < most; at += 1) expect((await long(`${at}`)).status).toBe(201)
    const refused = await long('one more')
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('<D:quota-not-exceeded/>')])
    await program.remove('0')
    expect((await long('one more')).status).toBe(201)
  })
})

describe('a text that is no item', () => {
  it.each([
    ['an address', 'https://www.magazin.example/lapte?id=1', { name: 'magazin.example/lapte?id 1' }],
    ['markup', '<script>alert(1)</script>', { name: 'script alert(1) /script' }],
    ['nothing', '', { name: 'fără nume' }],
    ['a dash', '—', { name: 'fără nume' }],
    [
      '100 words',
      'cuvânt '.repeat(100).trim(),
      { name: 'cuvânt '.repeat(14).trim(), note: expect.stringMatching(/^(?:cuvânt ){28}cuvâ$/) },
    ],
    ['code', 'javascript:alert(1)', { name: 'javascript alert(1)' }],
    ['58 KB of names', 'a\\,'.repeat(19_000), { name: expect.stringMatching(/^a,/) }],
    ['another alphabet', 'молоко 2 l', { name: '2 l' }],
  ])('is shortened: %s', async (_, summary, item) => {
    const { list, program } = await listWithTasks()
    const lines = [`SUMMARY:${summary}`, 'CATEGORIES:x']
    const put = await program.put('a', lines)
    expect(put.status).toBe(201)
    expect(await list.items()).toMatchObject([item])
    const { text } = await program.get('a')
    expect(linesOf(text)).toEqual(expect.arrayContaining(lines))
    expect((await program.ask('PUT', davPaths.task('a'), text)).status).toBe(204)
    expect(await list.items()).toMatchObject([item])
  })

  it('is a note, which is kept as it was sent', async () => {
    const { list, program } = await listWithTasks()
    const note = `DESCRIPTION:<b>tare</b>\\n${'ă'.repeat(1_000)}`
    await program.put('a', ['SUMMARY:lapte', note])
    expect((await list.items())[0]?.note).toMatch(/^b tare \/b ă+$/)
    expect(linesOf((await program.get('a')).text)).toContain(note)
  })
})

it('no property that the server does not own is altered by a change on the list', async () => {
  const { list, program } = await listWithTasks()
  const change = fc.record(
    {
      name: fc.constantFrom('lapte', 'pâine neagră'),
      quantity: fc.constantFrom('1', '2', '0.5'),
      note: fc.constantFrom('', 'rece'),
      store: fc.constantFrom('', 'Lidl'),
      completed: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(calendarOf(), change, async (calendar, fields) => {
      const name = randomUUID()
      const put = await program.ask('PUT', davPaths.task(name), calendar)
      expect(put.status).toBe(201)
      const stored = await program.get(name)
      expect(taskLinesOf(stored.text).filter((line) => !ownedByServer(line))).toEqual(
        taskLinesOf(calendar).filter((line) => !ownedByServer(line)),
      )
      const rows = await list.items()
      await list.push(rows.map(({ id }) => list.set(id, fields)))
      const { text, headers } = await program.get(name)
      expect(taskLinesOf(text).filter((line) => !ownedByServer(line))).toEqual(
        taskLinesOf(calendar).filter((line) => !ownedByServer(line)),
      )
      const again = await program.ask('PUT', davPaths.task(name), text)
      expect([again.status, again.headers.get('etag')]).toEqual([204, headers.get('etag')])
      for (const { id } of rows) await list.push([list.remove(id)])
    }),
    { numRuns: 60 },
  )
})
