import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countViews } from '../../../src/device/page-views.ts'

const token = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const service = { endpoint: 'https://plausible.example/api/event', domain: 'lista.example' }

let page: EventTarget
const sent: [url: string, body: unknown][] = []

/** Opens a page at a path, in a browser with these privacy settings. */
function openPage(pathname: string, wishes: object = {}): void {
  page = new EventTarget()
  const sendBeacon = (url: string, body: string) => sent.push([url, JSON.parse(body)])
  vi.stubGlobal('navigator', { doNotTrack: null, sendBeacon, ...wishes })
  vi.stubGlobal('location', { pathname, origin: 'https://lista.example' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
}

function goTo(pathname: string): void {
  vi.stubGlobal('location', { pathname, origin: 'https://lista.example' })
  page.dispatchEvent(new Event('popstate'))
}

const show = () => page.dispatchEvent(new Event('pageshow'))

beforeEach(() => {
  sent.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a view', () => {
  test('is sent once the page is there, and on each return to it', () => {
    openPage('/alimente/rosii/')
    countViews()
    expect(sent).toEqual([])
    show()
    expect(sent).toEqual([['/api/views', { path: '/alimente/rosii/' }]])
    show()
    expect(sent).toHaveLength(2)
  })

  test('of a list says of no list in particular', () => {
    openPage(`/list/${token}`)
    countViews()
    show()
    expect(sent).toEqual([['/api/views', { path: '/list/' }]])
  })

  test('is sent for each page that replaces another, and for no move within one', () => {
    openPage('/')
    countViews()
    show()
    for (const path of ['/', `/list/${token}`, `/list/${token}`, '/']) goTo(path)
    expect(sent.map(([, body]) => body)).toEqual([{ path: '/' }, { path: '/list/' }, { path: '/' }])
  })

  test('of an impossible page is not sent', () => {
    openPage('/ROSII')
    countViews()
    show()
    expect(sent).toEqual([])
  })

  test('goes to the service that the operator named, without a list’s token', () => {
    openPage(`/list/${token}`)
    countViews(service)
    show()
    const { endpoint, domain } = service
    expect(sent).toEqual([[endpoint, { name: 'pageview', url: 'https://lista.example/list/', domain }]])
  })
})

test.each([
  ['asks not to be tracked', { doNotTrack: '1' }, 0],
  ['has turned on Global Privacy Control', { globalPrivacyControl: true }, 0],
  ['allows it', { doNotTrack: '0', globalPrivacyControl: false }, 2],
  ['has said nothing', { doNotTrack: null }, 2],
  ['leaves it open', { doNotTrack: 'unspecified' }, 2],
])('of a visitor that %s %#: %i of two views are sent', (_, wishes, count) => {
  openPage('/', wishes)
  countViews()
  show()
  goTo(`/list/${token}`)
  expect(sent).toHaveLength(count)
})
