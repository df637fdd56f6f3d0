import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropSession, saveSession } from '../../../../src/account/session.ts'
import { cacheLists } from '../../../../src/device/cached-lists.ts'
import { readMovedFile } from '../../../../src/domain/list/moved-file.ts'
import { readMovedLink } from '../../../../src/domain/list/moved-link.ts'
import { $moving, fileToKeep, linkPart, loadMoving } from '../../../../src/my-lists/move/moving-lists.ts'
import { deviceStorage } from '../../../../src/sync/device-storage.ts'
import { draftList } from '../../../../src/sync/stored-list.ts'
import { MapStorage } from '../../../support/pages/web-storage.ts'
import { storedListOf } from '../../../support/people/list-changes.ts'

const savedToken = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const goneToken = '6f9619ff-8b86-4d01-b42d-00cf4fc96400'

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MapStorage())
  const storage = await deviceStorage()
  for (const { list } of await storage.all()) await storage.forget(list.id)
})
afterEach(() => {
  dropSession()
  vi.unstubAllGlobals()
})

async function keepHere(name: string, openedAt: number) {
  const list = { ...storedListOf([], 1), name }
  const storage = await deviceStorage()
  await storage.keep(list)
  await storage.noteOpened(list.id, openedAt)
  return list
}

test('lists on the server move, the last opened first; lists only on this device are named', async () => {
  const first = await keepHere('Cină', 1)
  const second = await keepHere('Weekend', 2)
  await (await deviceStorage()).keep(draftList(goneToken, 'id', 'La cabană'))
  await loadMoving()
  expect($moving.get()).toEqual({
    lists: [
      { token: second.token, name: 'Weekend' },
      { token: first.token, name: 'Cină' },
    ],
    unsent: ['La cabană'],
  })
})

test('the account’s lists move too, each list once, but for those that are gone', async () => {
  saveSession({ token: 'jeton', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' })
  const here = await keepHere('Cină', 1)
  const saved = [
    { listId: here.id, token: goneToken, name: 'Cină' },
    { listId: 'b', token: savedToken, name: 'În cont' },
    { listId: 'c', token: goneToken, name: 'Ștearsă' },
  ]
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (url.endsWith('/lists')) return Response.json(saved)
    if (new Headers(headers).get('X-Share-Token') === goneToken) return new Response(null, { status: 404 })
    return Response.json({ name: 'În cont', remaining: 1, total: 2, changedAt: '2026-11-21 08:00:00.000Z' })
  })
  await loadMoving()
  expect($moving.get()?.lists).toEqual([
    { token: here.token, name: 'Cină' },
    { token: savedToken, name: 'În cont' },
  ])
})

test('an account that cannot be asked moves the home page’s last state of it', async () => {
  saveSession({ token: 'jeton', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' })
  const card = { id: 'b', token: savedToken, name: 'În cont', waiting: 0, usedAt: 0, seenAt: 0, extra: '' }
  cacheLists([{ ...card, isHere: false, isSaved: true }])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await loadMoving()
  expect($moving.get()?.lists).toEqual([{ token: savedToken, name: 'În cont' }])
})

test('the link and the file bring the same lists, and the file is called by its day', () => {
  const lists = [{ token: savedToken, name: 'Cină „de-acasă”' }]
  const [name, content] = fileToKeep(lists, new Date(2026, 0, 5, 12))
  expect(name).toBe('liste-2026-01-05.json')
  expect(readMovedFile(JSON.stringify(content))).toEqual({ kind: 'lists', lists })
  expect(readMovedLink(linkPart(lists))).toEqual({ kind: 'lists', lists: [{ token: savedToken, name: '' }] })
})
