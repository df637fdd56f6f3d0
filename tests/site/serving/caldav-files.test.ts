import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { FileTasks } from '../../support/caldav/file-tasks.ts'
import { findFileTools } from '../../support/caldav/python-program.ts'
import { linesOf } from '../../support/caldav/random-task.ts'
import { makeList } from '../../support/people/api.ts'
import { taskOf, tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server, 1)

const otherPaceMs = 100

const tools = findFileTools()
const why = 'missing' in tools ? ` (${tools.missing})` : ''

const running: FileTasks[] = []
afterEach(() => {
  for (const tasks of running.splice(0)) tasks.end()
})

async function listWithFiles() {
  const list = await makeList(server.url, 'Casă')
  const { program } = await tasksProgramOf(list, site.url)
  const files = new FileTasks('folder' in tools ? tools.folder : '', program)
  running.push(files)
  await files.discover()
  return { list, program, files }
}

const details = [
  'DUE;VALUE=DATE:20261201',
  'PRIORITY:1',
  'LOCATION:piață',
  'CATEGORIES:acasă',
  'URL:https://a.example/',
]

test.skipIf(why)(`vdirsyncer transfers tasks both ways without losing anything${why}`, async () => {
  const { list, files } = await listWithFiles()
  files.write('meu.ics', taskOf('20261128-uid@laptop', ['SUMMARY:2 litri de lapte', ...details]))
  await list.push([list.add('pâine')])
  await files.synchronise()
  await files.synchronise()
  expect((await list.items()).map(({ name }) => name).sort()).toEqual(['lapte', 'pâine'])
  const own = () => Object.values(files.files()).find((text) => text.includes('20261128-uid@laptop')) ?? ''
  expect(Object.keys(files.files())).toHaveLength(2)
  expect(linesOf(own())).toEqual(expect.arrayContaining(['SUMMARY:2 litri de lapte', ...details]))
  const milk = (await list.items()).find(({ name }) => name === 'lapte')
  await list.push([list.set(milk?.id ?? '', { completed: true })])
  await files.synchronise()
  expect(linesOf(own())).toEqual(
    expect.arrayContaining(['STATUS:COMPLETED', 'SUMMARY:2 litri de lapte', ...details]),
  )
  await files.synchronise()
  expect(Object.keys(files.files())).toHaveLength(2)
  await list.push([list.remove(milk?.id ?? '')])
  await files.synchronise()
  expect(own()).toBe('')
})

test.skipIf(why)(`todoman adds, changes, ticks and cancels tasks${why}`, async () => {
  const { list, files } = await listWithFiles()
  await files.todo('new', '--due', '2026-12-01', '--location', 'piață', '--priority', 'high', '2 kg cartofi')
  await files.synchronise()
  await files.synchronise()
  expect(await list.items()).toMatchObject([{ name: 'cartofi', quantity: '2', unit: 'kg', completed: false }])
  const [text = ''] = Object.values(files.files())
  expect(text).toMatch(/LOCATION:piață/)
  expect(text).toMatch(/DUE/)
  const [item] = await list.items()
  await list.push([list.set(item?.id ?? '', { quantity: '3' })])
  await files.synchronise()
  expect(await files.todo('list')).toContain('3 kg cartofi')
  await files.todo('done', '1')
  await files.synchronise()
  expect(await list.items()).toMatchObject([{ name: 'cartofi', quantity: '3', completed: true }])
  expect(Object.values(files.files())[0]).toMatch(/DUE/)
  await files.todo('cancel', '1')
  await files.synchronise()
  expect(await list.items()).toEqual([])
})

test.skipIf(why)(
  `vdirsyncer sends 200 tasks under the usual limits, and nobody else is refused${why}`,
  async () => {
    const { list, files } = await listWithFiles()
    const { program: other } = await tasksProgramOf(await makeList(server.url), site.url)
    for (let at = 0; at < 200; at += 1)
      files.write(`${at}.ics`, taskOf(`uid-${at}`, [`SUMMARY:produsul ${at} bun`, 'PRIORITY:5']))
    let isOver = false
    const sending = files.synchronise().finally(() => {
      isOver = true
    })
    const statuses = new Set<number>()
    while (!isOver) {
      statuses.add((await other.propfind('/dav/', '<displayname/>')).status)
      // However long the program takes, the other one stays within its own limits.
      await pause(otherPaceMs)
    }
    await sending
    expect([...statuses]).toEqual([207])
    expect(await list.items()).toHaveLength(200)
    await files.synchronise()
    expect(Object.keys(files.files())).toHaveLength(200)
  },
)
