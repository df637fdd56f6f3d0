import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCachedLists } from '../../../../src/device/cached-lists.ts'
import { movedFile } from '../../../../src/domain/list/moved-file.ts'
import { movedLink } from '../../../../src/domain/list/moved-link.ts'
import {
  $arriving,
  askAgain,
  keepArriving,
  openFile,
  openLink,
} from '../../../../src/my-lists/move/arriving-lists.ts'
import { deviceStorage } from '../../../../src/sync/device-storage.ts'
import { untilThere } from '../../../support/limits.ts'
import { MapStorage } from '../../../support/pages/web-storage.ts'
import { addOf, storedListOf } from '../../../support/people/list-changes.ts'

const uuid = (digit: number) => `018f6d1e-6a2b-4c3d-8e4f-0000000000${String(digit).padStart(2, '0')}`

/** Lists of a fake server by share token; requests for the value 0 get no answer. */
let known: Map<string, { id: string; name: string; isReadOnly?: boolean } | 0>
/** Requested addresses. */
let asked: string[]
let underWay = 0
let mostUnderWay = 0

async function answer(url: string, { headers }: RequestInit): Promise<Response> {
  asked.push(url)
  mostUnderWay = Math.max(mostUnderWay, ++underWay)
  await Promise.resolve()
  underWay -= 1
  const list = known.get(new Headers(headers).get('X-Share-Token') ?? '')
  if (list === 0) throw new TypeError('offline')
  return list ? Response.json({ ...list, from: 0, rev: 3, items: [] }) : Response.json({}, { status: 404 })
}

const shelved = async () => (await deviceStorage()).all()
const states = () => {
  const arriving = $arriving.get()
  return arriving.kind === 'lists' ? arriving.lists.map(({ name, state }) => [name, state]) : arriving.kind
}
const answered = () => vi.waitFor(() => expect(JSON.stringify(states())).not.toContain('asked'), untilThere)

beforeEach(async () => {
  known = new Map()
  asked = []
  mostUnderWay = 0
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('fetch', answer)
  for (const { list } of await shelved()) await (await deviceStorage()).forget(list.id)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a link', () => {
  test('keeps its lists by one press, in their order, with the data for the home page', async () => {
    known.set(uuid(1), { id: 'a', name: 'Cină' }).set(uuid(2), { id: 'b', name: 'Weekend' })
    openLink(movedLink([uuid(2), uuid(1), uuid(2)]))
    await answered()
    expect(states()).toEqual([
      ['Weekend', 'new'],
      ['Cină', 'new'],
    ])
    expect(await shelved()).toEqual([])

    expect(await keepArriving()).toBe(true)
    expect(states()).toEqual([
      ['Weekend', 'here'],
      ['Cină', 'here'],
    ])
    const lists = (await shelved()).sort((a, b) => b.openedAt - a.openedAt).map(({ list }) => list)
    expect(lists.map(({ id, token }) => [id, token])).toEqual([
      ['b', uuid(2)],
      ['a', uuid(1)],
    ])
    expect(readCachedLists().map(({ name }) => name)).toEqual(['Weekend', 'Cină'])
    expect(asked.filter((url) => url.includes('018f6d1e'))).toEqual([])
  })

  test('asks for four lists at a time, and for each once', async () => {
    const tokens = Array.from({ length: 12 }, (_, at) => uuid(at))
    for (const token of tokens) known.set(token, { id: token, name: token })
    openLink(movedLink(tokens))
    await answered()
    expect(asked).toHaveLength(12)
    expect(mostUnderWay).toBe(4)
  })

  test('names lists that are gone and lists that could not be read, and these can be asked for again', async () => {
    known.set(uuid(2), 0).set(uuid(3), { id: 'c', name: 'Cină' })
    openLink(movedLink([uuid(1), uuid(2), uuid(3)]))
    await answered()
    expect(states()).toEqual([
      ['', 'gone'],
      ['', 'silent'],
      ['Cină', 'new'],
    ])
    known.set(uuid(2), { id: 'b', name: 'Weekend' })
    asked = []
    askAgain()
    await answered()
    expect(states()).toEqual([
      ['', 'gone'],
      ['Weekend', 'new'],
      ['Cină', 'new'],
    ])
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['wrong', 'nimic'],
    ['cut', movedLink([uuid(1)]).slice(0, -2)],
  ])('that is %s asks no server and changes nothing', async (kind, text) => {
    openLink(text)
    expect($arriving.get()).toEqual({ kind, source: 'link' })
    await keepArriving()
    expect(asked).toEqual([])
    expect(await shelved()).toEqual([])
    expect(readCachedLists()).toEqual([])
  })

  test('opened after another one takes its place, whatever is still on its way', async () => {
    known.set(uuid(1), { id: 'a', name: 'Cină' }).set(uuid(2), { id: 'b', name: 'Weekend' })
    openLink(movedLink([uuid(1)]))
    openLink(movedLink([uuid(2)]))
    await answered()
    expect(states()).toEqual([['Weekend', 'new']])
  })
})

describe('a list that is here already', () => {
  test('stays as it is, with its waiting changes', async () => {
    const list = { ...storedListOf([], 5), token: uuid(1) }
    const storage = await deviceStorage()
    await storage.enqueue(list, [addOf(list.id, 'lapte')])
    await storage.noteOpened(list.id, 7)
    const before = await shelved()
    known.set(uuid(1), { id: list.id, name: 'Proba' })
    openLink(movedLink([uuid(1)]))
    await answered()
    expect(states()).toEqual([['Proba', 'here']])
    await keepArriving()
    expect(await shelved()).toEqual(before)
  })

  test('keeps its full link where a read-only one comes, and takes a full one for a read-only', async () => {
    const full = { ...storedListOf([], 1), token: uuid(1) }
    const readOnly = { ...storedListOf([], 1), token: uuid(2), isReadOnly: true }
    const storage = await deviceStorage()
    await storage.keep(full)
    await storage.keep(readOnly)
    known.set(uuid(3), { id: full.id, name: 'Proba', isReadOnly: true })
    known.set(uuid(4), { id: readOnly.id, name: 'Proba' })
    openLink(movedLink([uuid(3), uuid(4)]))
    await answered()
    expect(states()).toEqual([
      ['Proba', 'here'],
      ['Proba', 'new'],
    ])
    await keepArriving()
    expect(await storage.load(uuid(1))).toMatchObject({ id: full.id })
    expect(await storage.load(uuid(4))).toMatchObject({ id: readOnly.id })
    expect(await shelved()).toHaveLength(2)
  })
})

describe('a file', () => {
  const fileOf = (text: string) => new Blob([text])
  const whole = JSON.stringify(movedFile([{ token: uuid(1), name: 'Cină' }], '2026-11-22T10:00:00.000Z'))

  test('brings its lists, by the names that they have now', async () => {
    known.set(uuid(1), { id: 'a', name: 'Cină de duminică' })
    await openFile(fileOf(whole))
    await answered()
    expect(states()).toEqual([['Cină de duminică', 'new']])
  })

  test('names the lists that open nothing any more', async () => {
    await openFile(fileOf(whole))
    await answered()
    expect(states()).toEqual([['Cină', 'gone']])
  })

  test.each([
    ['wrong', '{"a":1}'],
    ['wrong', 'x'.repeat(2 ** 21)],
    ['cut', whole.slice(0, -5)],
    ['cut', whole.replace('Cină', 'Cina')],
  ])('that is %s asks no server', async (kind, text) => {
    await openFile(fileOf(text))
    expect($arriving.get()).toEqual({ kind, source: 'file' })
    expect(asked).toEqual([])
  })
})

test('a browser without a storage is reported, and the home page receives nothing', async () => {
  known.set(uuid(1), { id: 'a', name: 'Cină' })
  openLink(movedLink([uuid(1)]))
  await answered()
  vi.stubGlobal('indexedDB', undefined)
  expect(await keepArriving()).toBe(false)
  expect(states()).toEqual([['Cină', 'new']])
  expect(readCachedLists()).toEqual([])
})
