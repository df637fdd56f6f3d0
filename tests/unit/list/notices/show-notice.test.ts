import { describe, expect, it } from 'vitest'
import { openNotice, showNotice } from '../../../../src/list/notices/show-notice.ts'
import type { DeviceLists } from '../../../../src/sync/ports.ts'

const list = {
  id: '0198c5d2-7d3a-4c55-9d56-3a3f0c1c9a10',
  token: '0198c5d2-aaaa-4c55-9d56-3a3f0c1c9a10',
  name: 'Cină',
}
const pushed = { list: list.id, added: 1, removed: 0, isDone: false, addedNames: [], removedNames: [] }

/** Returns a device with one list and these open pages. */
function deviceWith(urls: readonly string[] = [], visibilityState = 'visible') {
  const done: unknown[] = []
  const windows = urls.map((path) => ({
    url: `https://lista.example${path}`,
    visibilityState,
    focus: async () => done.push(['focus', path]),
  }))
  const pages = {
    matchAll: async () => windows,
    openWindow: async (path: string) => void done.push(['open', path]),
  } as unknown as Parameters<typeof openNotice>[1]
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) =>
      void done.push({ title, ...options }),
  }
  const storage = async () => ({ all: async () => [{ list, openedAt: 1 }] }) as unknown as DeviceLists
  return { done, pages, registration, storage }
}

const broken = async (): Promise<DeviceLists> => {
  throw new Error('no storage')
}

describe('a push is shown', () => {
  it('by the name of the list, and keeps nothing that opens it', async () => {
    const { done, pages, registration, storage } = deviceWith()
    await showNotice(registration, pages, pushed, storage)
    expect(done).toMatchObject([
      {
        title: 'Cină',
        body: 'S-a adăugat un produs.',
        tag: `list:${list.id}`,
        data: { list: list.id },
        silent: false,
      },
    ])
    expect(JSON.stringify(done)).not.toContain(list.token)
  })

  it.each([
    ['visible', true],
    ['hidden', false],
  ])('with the list open and %s: without a sound is %s', async (state, silent) => {
    const { done, pages, registration, storage } = deviceWith([`/list/${list.token}`], state)
    await showNotice(registration, pages, pushed, storage)
    expect(done).toMatchObject([{ silent }])
  })

  it.each([undefined, null, 'text', 7, [], {}, { list: 7, added: 'x', addedNames: [7] }])(
    'with any content: %j',
    async (anything) => {
      const { done, pages, registration, storage } = deviceWith()
      await showNotice(registration, pages, anything, storage)
      expect(done).toMatchObject([{ title: 'Lista Noastră', body: 'S-a schimbat ceva pe listă.' }])
    },
  )

  it('also where the device does not say which lists it has', async () => {
    const { done, pages, registration } = deviceWith()
    await showNotice(registration, pages, pushed, broken)
    expect(done).toMatchObject([{ title: 'Lista Noastră', body: 'S-a adăugat un produs.' }])
  })
})

describe('a press on it', () => {
  const press = async (urls: readonly string[], data: unknown, storage = deviceWith().storage) => {
    const { done, pages } = deviceWith(urls)
    await openNotice({ close: () => done.push('closed'), data }, pages, storage)
    return done
  }

  it('goes to the page where the list is open', async () => {
    const path = `/list/${list.token}`
    expect(await press(['/', path], { list: list.id })).toEqual(['closed', ['focus', path]])
  })

  it('opens the list by the key that the device has', async () => {
    expect(await press(['/'], { list: list.id })).toEqual(['closed', ['open', `/list/${list.token}`]])
  })

  it('opens the home page for a list that is not here any more', async () => {
    for (const data of [{ list: 'x' }, undefined, 'x'])
      expect(await press([], data)).toEqual(['closed', ['open', '/']])
    expect(await press([], { list: list.id }, broken)).toEqual(['closed', ['open', '/']])
  })
})
