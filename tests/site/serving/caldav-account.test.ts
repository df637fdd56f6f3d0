import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { davPaths } from '../../../src/server/caldav/dav-paths.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { call, makeList, otherKey } from '../../support/people/api.ts'
import { responsesIn, TasksProgram, taskOf, tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

/** A person with two saved lists, and a task program with a key of the account. */
async function home(access: 'read' | 'write' = 'write') {
  const ana = await signedIn(server)
  const [house, party] = [await makeList(server.url, 'Casă'), await makeList(server.url, 'Grătar')]
  await ana.save(house.token)
  await ana.save(party.token)
  const { program, keyId } = await ana.program(site.url, access, 'Telefonul Anei')
  return { ana, house, party, keyId, program: new TasksProgram(site.url, program.key) }
}

const props = '<displayname/><resourcetype/><s:getctag/><sync-token/><current-user-privilege-set/>'

describe('the key of an account', () => {
  it('has a calendar for each saved list, under one principal', async () => {
    const { house, party, program } = await home()
    await house.push([house.add('lapte')])
    const principal = await program.propfind(davPaths.principal, '<displayname/><c:calendar-home-set/>')
    expect(principal.text).toContain('<D:displayname>Telefonul Anei</D:displayname>')
    expect(principal.text).toContain(
      '<C:calendar-home-set><D:href>/dav/lists/</D:href></C:calendar-home-set>',
    )
    const found = responsesIn((await program.propfind(davPaths.home, props, '1')).text)
    expect(found.map(({ href }) => href)).toEqual([
      davPaths.home,
      davPaths.calendarOf(house.id),
      davPaths.calendarOf(party.id),
    ])
    expect(found[1]?.text).toContain('<D:displayname>Casă</D:displayname>')
    expect(found[2]?.text).toContain('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>')
    for (const { href, text } of found.slice(1)) {
      const alone = await program.propfind(href, props)
      expect(responsesIn(alone.text)).toEqual([{ href, text }])
    }
  })

  it('changes the tasks of the list that a path names, and of no other', async () => {
    const { house, party, program } = await home()
    const path = davPaths.task('a', party.id)
    const put = await program.ask('PUT', path, taskOf('a', ['SUMMARY:2 kg mici', 'PRIORITY:1']))
    expect(put.status).toBe(201)
    expect(await party.items()).toMatchObject([{ name: 'mici', quantity: '2', author: 'Telefonul Anei' }])
    expect(await house.items()).toEqual([])
    const read = await program.ask('GET', path)
    expect(read.text).toContain('PRIORITY:1')
    expect((await program.ask('GET', davPaths.task('a', house.id))).status).toBe(404)
    const listed = await program.propfind(davPaths.calendarOf(party.id), '<getetag/>', '1')
    expect(responsesIn(listed.text).map(({ href }) => href)).toEqual([davPaths.calendarOf(party.id), path])
    const etag = read.headers.get('etag') ?? ''
    expect((await program.ask('DELETE', path, undefined, { 'If-Match': '"x"' })).status).toBe(412)
    expect((await program.ask('DELETE', path, undefined, { 'If-Match': etag })).status).toBe(204)
    expect(await party.items()).toEqual([])
  })

  it('reports tasks by the paths of their calendar', async () => {
    const { house, party, program } = await home()
    const [milk, meat] = [house.add('lapte'), party.add('mici')]
    await house.push([milk])
    await party.push([meat])
    const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
    const report = (kind: string, content: string) =>
      program.ask('REPORT', davPaths.calendarOf(house.id), `<${kind} ${spaces}>${content}</${kind}>`, {
        Depth: '1',
      })
    const own = davPaths.task(milk.itemId, house.id)
    const hrefs = [own, davPaths.task(meat.itemId, party.id), davPaths.task(milk.itemId)]
    const got = await report(
      'c:calendar-multiget',
      `<d:prop><d:getetag/></d:prop>${hrefs.map((href) => `<d:href>${href}</d:href>`).join('')}`,
    )
    expect(responsesIn(got.text).map(({ text }) => text.includes('200 OK'))).toEqual([true, false, false])
    const synced = await report(
      'd:sync-collection',
      '<d:sync-token/><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>',
    )
    expect(responsesIn(synced.text).map(({ href }) => href)).toEqual([own])
    await house.push([house.remove(milk.itemId), house.add('pâine'), house.add('unt')])
    const token = /<D:sync-token>(.*?)<\/D:sync-token>/.exec(synced.text)?.[1] ?? ''
    const limited = await report(
      'd:sync-collection',
      `<d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level><d:limit><d:nresults>1</d:nresults></d:limit><d:prop/>`,
    )
    expect(responsesIn(limited.text).map(({ href }) => href)).toEqual([own, davPaths.calendarOf(house.id)])
  })

  it('sets the colour of one calendar', async () => {
    const { house, party, program } = await home()
    const color = '<A:calendar-color xmlns:A="http://apple.com/ns/ical/">#1E90FFFF</A:calendar-color>'
    const body = `<propertyupdate xmlns="DAV:"><set><prop>${color}</prop></set></propertyupdate>`
    expect((await program.ask('PROPPATCH', davPaths.calendarOf(house.id), body)).text).toContain('200 OK')
    const asked = '<calendar-color xmlns="http://apple.com/ns/ical/"/>'
    const [, first, second] = responsesIn((await program.propfind(davPaths.home, asked, '1')).text)
    expect([first?.text.includes('#1E90FFFF'), second?.text.includes('404 Not Found')]).toEqual([true, true])
    expect(await party.items()).toEqual([])
    for (const path of [davPaths.home, davPaths.principal])
      expect((await program.ask('PROPPATCH', path, body)).text).toContain('403 Forbidden')
  })

  it('only reads by a key that only reads, and a list saved by its read-only link', async () => {
    const { ana, house, program: reader } = await home('read')
    const task = taskOf('a', ['SUMMARY:lapte'])
    expect((await reader.ask('PUT', davPaths.task('a', house.id), task)).status).toBe(403)
    const list = await makeList(server.url, 'A Mariei')
    const readToken = otherKey(list)
    await call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body: { readToken } })
    await ana.save(readToken)
    const program = new TasksProgram(site.url, (await ana.program(site.url)).program.key)
    expect((await program.ask('PUT', davPaths.task('a', list.id), task)).status).toBe(403)
    const found = responsesIn((await program.propfind(davPaths.home, props, '1')).text)
    expect(found.map(({ text }) => text.includes('<D:write/>'))).toEqual([true, true, true, false])
    expect([...(await list.items()), ...(await house.items())]).toEqual([])
  })

  it('finds nothing at the paths of other lists', async () => {
    const [{ program }, other] = await Promise.all([home(), home()])
    for (const list of [other.house.id, randomUUID(), 'list'])
      for (const path of [davPaths.calendarOf(list), davPaths.task('a', list)])
        for (const [method, body] of [
          ['PROPFIND', undefined],
          ['GET', undefined],
          ['PUT', taskOf('a', ['SUMMARY:lapte'])],
          ['DELETE', undefined],
        ] as const)
          expect([method, path, (await program.ask(method, path, body)).status]).toEqual([method, path, 404])
    expect(await other.house.items()).toEqual([])
  })

  it('is refused by 401 once it is revoked', async () => {
    const { ana, house, keyId, program } = await home()
    expect((await program.propfind(davPaths.home, props, '1')).status).toBe(207)
    await ana.takeBack(keyId)
    for (const path of [davPaths.principal, davPaths.home, davPaths.calendar, davPaths.calendarOf(house.id)])
      expect([path, (await program.propfind(path, props)).status]).toEqual([path, 401])
  })
})

it('the key of a list does not open its list by the id', async () => {
  const list = await makeList(server.url)
  const { program } = await tasksProgramOf(list, site.url)
  expect((await program.propfind(davPaths.calendarOf(list.id), props)).status).toBe(404)
})
