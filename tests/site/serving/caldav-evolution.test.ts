import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  evolution,
  findProgram,
  type PythonProgram,
  startPython,
} from '../../support/caldav/python-program.ts'
import { linesOf } from '../../support/caldav/random-task.ts'
import { untilThere } from '../../support/limits.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

const running: PythonProgram[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()))
})

async function start(key: string): Promise<PythonProgram> {
  const gnome = await startPython(evolution, `${site.url}/dav/`, key)
  running.push(gnome)
  return gnome
}

async function listWith(access: 'read' | 'write' = 'write') {
  const list = await makeList(server.url, 'Casă')
  const { program } = await tasksProgramOf(list, site.url, access)
  const gnome = await start(program.key)
  const arrives = (...items: object[]) => expectItems(gnome, list, items)
  /** Looks at the site until the tasks are these. */
  const shows = (...tasks: object[]) =>
    expect
      .poll(() => gnome.ask('tasks'), untilThere)
      .toEqual(tasks.map((task) => expect.objectContaining(task)))
  return { list, program, gnome, arrives, shows }
}

/** Synchronises until the items of a list are these: the program sends a change later if it is not connected just then. */
function expectItems(gnome: PythonProgram, list: ListClient, items: object[]) {
  return vi.waitFor(async () => {
    try {
      expect(await list.items()).toMatchObject(items)
    } catch (other) {
      await gnome.ask('synchronise')
      throw other
    }
  }, untilThere)
}

/** libical writes each category on a line of its own. */
const details = [
  'DTSTAMP:20261129T100000Z',
  'SUMMARY:2 l smântână',
  'DESCRIPTION:grasă\\, 20%\\nproaspătă',
  'DUE;VALUE=DATE:20261201',
  'PRIORITY:1',
  'CATEGORIES:acasă',
  'CATEGORIES:săptămânal',
  'LOCATION:piață',
  'URL:https://a.example/?b=c;d',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'X-SORT;X-A="b:c":7',
]
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:x', 'END:VALARM']
const task = ['BEGIN:VTODO', 'UID:a@b', ...details, ...alarm, 'END:VTODO', ''].join('\r\n')

const found = findProgram(evolution)
const name = `Evolution Data Server${'missing' in found ? ` (${found.missing})` : ` ${found.version}`}`

describe.skipIf('missing' in found)(name, () => {
  it('keeps every property of a task, byte for byte', async () => {
    const { list, program, gnome, arrives } = await listWith()
    expect(await gnome.ask('put', task)).toBe('a@b')
    await arrives({ name: 'smântână', quantity: '2', unit: 'l', completed: false })
    const [milk] = await list.items()
    const sent = String(await gnome.ask('seen', 'a@b'))
    expect(linesOf(sent)).toEqual(expect.arrayContaining([...details, ...alarm]))
    const other = await start(program.key)
    await expect.poll(() => other.ask('seen', 'a@b'), untilThere).toBe(sent)

    await list.push([list.set(milk?.id ?? '', { quantity: '3', completed: true })])
    await expect
      .poll(() => other.ask('tasks'), untilThere)
      .toMatchObject([{ summary: '3 l smântână', ticked: true }])
    const kept = details.filter((line) => !line.startsWith('SUMMARY'))
    expect(linesOf(String(await other.ask('seen', 'a@b')))).toEqual(
      expect.arrayContaining([...kept, ...alarm]),
    )
  })

  it('adds, ticks, renames and deletes', async () => {
    const { gnome, arrives, shows } = await listWith()
    await gnome.ask('put', task)
    await gnome.ask('change', 'a@b', 'STATUS:COMPLETED', 'PERCENT-COMPLETE:100', 'COMPLETED:20261129T110000Z')
    await arrives({ name: 'smântână', completed: true })
    await gnome.ask('change', 'a@b', 'STATUS:NEEDS-ACTION', 'PERCENT-COMPLETE:0')
    await arrives({ name: 'smântână', completed: false })
    await gnome.ask('change', 'a@b', 'SUMMARY:3 kg făină', 'DUE;VALUE=DATE:20261203')
    await arrives({ name: 'făină', quantity: '3', unit: 'kg' })
    await shows({ uid: 'a@b', summary: '3 kg făină', ticked: false })
    await gnome.ask('delete', 'a@b')
    await arrives()
    await shows()
  })

  it('sees the changes of people', async () => {
    const { list, shows } = await listWith()
    const [milk, bread] = [list.add('lapte', { quantity: '2', unit: 'l' }), list.add('pâine')]
    await list.push([milk, bread])
    await shows({ uid: milk.itemId, summary: '2 l lapte', ticked: false }, { summary: 'pâine' })
    await list.push([list.set(milk.itemId, { completed: true }), list.remove(bread.itemId)])
    await shows({ uid: milk.itemId, summary: '2 l lapte', ticked: true })
  })

  it('only reads by a key that only reads', async () => {
    const { list, gnome, shows } = await listWith('read')
    await list.push([list.add('lapte')])
    await shows({ summary: 'lapte' })
    await expect(gnome.ask('put', task)).rejects.toThrow(/denied|read-only|Forbidden/i)
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('shows all lists of an account by one key, and changes each', async () => {
    const ana = await signedIn(server)
    const [house, party] = [await makeList(server.url, 'Casă'), await makeList(server.url, 'Grătar')]
    for (const { token } of [house, party]) await ana.save(token)
    const gnome = await start((await ana.program(site.url)).program.key)
    expect(await gnome.ask('names')).toEqual(['Casă', 'Grătar'])
    await gnome.ask('open', 'Grătar')
    await gnome.ask('put', task)
    await expectItems(gnome, party, [{ name: 'smântână' }])
    expect(await house.items()).toEqual([])
  })
})
