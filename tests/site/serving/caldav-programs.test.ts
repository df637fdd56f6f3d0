import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  findProgram,
  homeAssistant,
  libraries,
  type ProgramKind,
  type PythonProgram,
  programKinds,
  startPython,
} from '../../support/caldav/python-program.ts'
import { linesOf } from '../../support/caldav/random-task.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { makeList } from '../../support/people/api.ts'
import { taskOf, tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'
import { hasProgram } from '../running/fronts.ts'

const server = usePocketBase()
const site = useSite(server)

const running: PythonProgram[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()))
})

async function start(kind: ProgramKind, key: string, address = '/dav/'): Promise<PythonProgram> {
  const python = await startPython(kind, site.url + address, key)
  running.push(python)
  return python
}

async function listWith(kind: ProgramKind, access: 'read' | 'write' = 'write', address = '/dav/') {
  const list = await makeList(server.url, 'Casă')
  const { program } = await tasksProgramOf(list, site.url, access)
  const python = await start(kind, program.key, address)
  const task = async (...parts: string[]) => (await python.ask('add', ...parts)) as { uid: string }
  return { list, python, task }
}

describe.each(programKinds)('%s', (kind) => {
  const python = findProgram(kind)
  const why = 'missing' in python ? ` (${python.missing})` : ''

  test.skipIf(why)(`shows the list and changes it${why}`, async () => {
    const { list, python, task } = await listWith(kind)
    expect(await python.ask('name')).toBe('Casă')
    const milk = await task('2 l lapte', 'degresat')
    expect(milk).toMatchObject({ summary: '2 l lapte', description: 'degresat', ticked: false })
    expect(await list.items()).toMatchObject([{ name: 'lapte', quantity: '2', unit: 'l', note: 'degresat' }])
    await python.ask('tick', milk.uid)
    expect(await list.items()).toMatchObject([{ name: 'lapte', completed: true, note: 'degresat' }])
    expect(await python.ask('to_do')).toEqual([])
    await python.ask('untick', milk.uid)
    expect(await list.items()).toMatchObject([{ completed: false }])
    await python.ask('rename', milk.uid, '3 kg făină')
    expect(await list.items()).toMatchObject([{ name: 'făină', quantity: '3', unit: 'kg', note: 'degresat' }])
    await python.ask('delete', milk.uid)
    expect(await list.items()).toEqual([])
    expect(await python.ask('tasks')).toEqual([])
  })

  test.skipIf(why)(`sees the changes of people${why}`, async () => {
    const { list, python } = await listWith(kind)
    const [milk, bread] = [
      list.add('lapte', { quantity: '2', unit: 'l' }),
      list.add('pâine', { note: 'neagră' }),
    ]
    await list.push([milk, bread])
    expect(await python.ask('tasks')).toMatchObject([
      { uid: milk.itemId, summary: '2 l lapte', ticked: false },
      { uid: bread.itemId, summary: 'pâine', description: 'neagră' },
    ])
    await list.push([
      list.set(milk.itemId, { completed: true }),
      list.set(bread.itemId, { name: 'chifle', quantity: '4' }),
    ])
    expect(await python.ask('to_do')).toEqual(['4 chifle'])
    await python.ask('tick', bread.itemId)
    await list.push([list.remove(milk.itemId)])
    expect(await python.ask('tasks')).toMatchObject([
      { uid: bread.itemId, summary: '4 chifle', ticked: true },
    ])
  })

  test.skipIf(why)(`changes nothing by writing the same state${why}`, async () => {
    const { list, python, task } = await listWith(kind)
    const milk = list.add('lapte', { quantity: '2', unit: 'l', store: 'Lidl', note: 'a, b; c' })
    await list.push([milk])
    const { uid } = await task('pâine')
    const { rev } = await list.read()
    for (const id of [milk.itemId, uid, uid]) await python.ask('write_again', id)
    expect((await list.read()).rev).toBe(rev)
  })

  test.skipIf(why)(`only reads by a key that only reads${why}`, async () => {
    const { list, python, task } = await listWith(kind, 'read')
    await list.push([list.add('lapte')])
    await expect(task('pâine')).rejects.toThrow(/403|Forbidden|AuthorizationError|PutError/)
    expect(await python.ask('tasks')).toMatchObject([{ summary: 'lapte' }])
    expect(await list.items()).toHaveLength(1)
  })

  test.skipIf(why)(`shows all lists of an account by one key, and changes each${why}`, async () => {
    const ana = await signedIn(server)
    const [house, party] = [await makeList(server.url, 'Casă'), await makeList(server.url, 'Grătar')]
    for (const { token } of [house, party]) await ana.save(token)
    const python = await start(kind, (await ana.program(site.url)).program.key)
    expect(await python.ask('names')).toEqual(['Casă', 'Grătar'])
    await python.ask('open', 'Grătar')
    await python.ask('add', '2 kg mici')
    expect(await party.items()).toMatchObject([{ name: 'mici', quantity: '2', unit: 'kg' }])
    await python.ask('open', 'Casă')
    expect(await python.ask('tasks')).toEqual([])
    await house.push([house.add('lapte')])
    expect(await python.ask('to_do')).toEqual(['lapte'])
  })
})

describe.each(libraries)('%s', (kind) => {
  const library = findProgram(kind)
  const why = 'missing' in library ? ` (${library.missing})` : ''

  test.skipIf(why)(`keeps a copy that receives changes${why}`, async () => {
    const { list, python, task } = await listWith(kind)
    const milk = list.add('lapte')
    await list.push([milk])
    expect(await python.ask('sync')).toEqual({ changed: 1, deleted: 0 })
    expect(await python.ask('sync')).toEqual({ changed: 0, deleted: 0 })
    await task('pâine')
    await list.push([list.remove(milk.itemId)])
    expect(await python.ask('sync')).toEqual({ changed: 1, deleted: 1 })
    expect(await python.ask('sync')).toEqual({ changed: 0, deleted: 0 })
  })

  test.skipIf(why)(`finds the list from the site's address${why}`, async () => {
    const { python } = await listWith(kind, 'write', '/.well-known/caldav')
    expect(await python.ask('name')).toBe('Casă')
  })
})

const home = findProgram(homeAssistant)
const noHome = 'missing' in home ? ` (${home.missing})` : ''

test.skipIf(noHome)(`the example counts and adds items in Home Assistant${noHome}`, async () => {
  const { list, python } = await listWith(homeAssistant)
  const milk = list.add('lapte')
  await list.push([milk, list.add('pâine')])
  expect(await python.ask('sensor')).toEqual({ state: '2', name: 'Casă', changedAt: expect.any(String) })
  await list.push([list.set(milk.itemId, { completed: true })])
  expect(await python.ask('sensor')).toMatchObject({ state: '1' })
  expect(await python.ask('command', '2 kg "făină"')).toBe(201)
  expect(await python.ask('sensor')).toMatchObject({ state: '2' })
  expect(await list.items()).toContainEqual(
    expect.objectContaining({ name: '"făină"', quantity: '2', unit: 'kg' }),
  )
})

/** Makes a folder that is the home of a program. */
function makeHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Runs a program in its home. @param input what a person types */
async function runAt(home: string, command: string, parts: readonly string[], input = ''): Promise<string> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: home }
  const running = spawn(command, parts, { cwd: home, env })
  running.stdin.end(input)
  const [said] = await Promise.all([text(running.stdout), once(running, 'exit')])
  return said
}

const sent = taskOf('a@b', [
  'DTSTAMP:20261129T100000Z',
  'SUMMARY:2 l lapte',
  'CATEGORIES:acasă',
  'PRIORITY:1',
  'DUE;VALUE=DATE:20261201',
])

const noCadaver = hasProgram('cadaver') ? '' : ' (needs cadaver)'

test.skipIf(noCadaver)(`cadaver lists, sends, fetches and deletes tasks${noCadaver}`, async () => {
  const home = makeHome()
  const list = await makeList(server.url, 'Casă')
  const { program } = await tasksProgramOf(list, site.url)
  writeFileSync(join(home, '.netrc'), `machine localhost login oricine password ${program.key}\n`)
  writeFileSync(join(home, 'a.ics'), sent)
  const run = (...lines: string[]) =>
    runAt(home, 'cadaver', [`${site.url}/dav/lists/list/`], [...lines, 'quit\n'].join('\n'))
  expect(await run('put a.ics', 'ls', 'get a.ics b.ics')).toMatch(/a\.ics +\d+/)
  expect(readFileSync(join(home, 'b.ics'), 'utf8')).toBe(sent)
  expect(await list.items()).toMatchObject([{ name: 'lapte', quantity: '2', unit: 'l' }])
  await run('delete a.ics')
  expect(await list.items()).toEqual([])
})

const noSyncEvolution = hasProgram('syncevolution') ? '' : ' (needs syncevolution)'

test.skipIf(noSyncEvolution)(
  `SyncEvolution finds the list, sends, fetches and deletes tasks${noSyncEvolution}`,
  async () => {
    const home = makeHome()
    const list = await makeList(server.url, 'Casă')
    const { program } = await tasksProgramOf(list, site.url)
    const calendar = `${site.url}/dav/lists/list/`
    const account = [`syncURL=${site.url}/dav/`, 'username=oricine', `password=${program.key}`]
    const options = ['--daemon=no', '--keyring=no', 'backend=CalDAVTodo', ...account]
    const run = (...parts: string[]) => runAt(home, 'syncevolution', [...options, ...parts])
    expect(await run('--print-databases')).toContain(`Casă (${calendar}) <default>`)

    const place = `database=${calendar}`
    writeFileSync(join(home, 'a.ics'), sent)
    const [, name = ''] = /^#0: (\S+)/m.exec(await run('--import', join(home, 'a.ics'), place)) ?? []
    const [milk] = await list.items()
    expect(milk).toMatchObject({ name: 'lapte', quantity: '2', unit: 'l', completed: false })
    await list.push([list.add('pâine'), list.set(milk?.id ?? '', { completed: true })])
    const fetched = linesOf(await run('--export', '-', place))
    expect(fetched).toEqual(expect.arrayContaining(['SUMMARY:pâine', ...linesOf(sent), 'STATUS:COMPLETED']))
    await run('--delete-items', place, '--luids', name)
    expect(await list.items()).toMatchObject([{ name: 'pâine' }])
  },
)
