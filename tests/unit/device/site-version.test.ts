import { afterEach, expect, test, vi } from 'vitest'
import { watchSiteVersion } from '../../../src/device/site-version.ts'

class FakeWorker extends EventTarget {
  state = 'installing'

  becomes(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function fakeRegistration(parts: { installing?: FakeWorker; waiting?: FakeWorker }) {
  const registration = Object.assign(new EventTarget(), {
    installing: undefined,
    waiting: undefined,
    ...parts,
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    getRegistration: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', new EventTarget())
  return registration
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a waiting version is reported at once', async () => {
  fakeRegistration({ waiting: new FakeWorker() })
  const tell = vi.fn()
  await watchSiteVersion(tell)
  expect(tell).toHaveBeenCalledOnce()
})

test('a version that is found later is reported once it is installed', async () => {
  const registration = fakeRegistration({})
  const tell = vi.fn()
  await watchSiteVersion(tell)
  const arriving = new FakeWorker()
  Object.assign(registration, { installing: arriving })
  registration.dispatchEvent(new Event('updatefound'))
  expect(tell).not.toHaveBeenCalled()
  arriving.becomes('installed')
  expect(tell).toHaveBeenCalledOnce()
})

test('so is one that was being installed already when the page began to look', async () => {
  const arriving = new FakeWorker()
  fakeRegistration({ installing: arriving })
  const tell = vi.fn()
  await watchSiteVersion(tell)
  expect(tell).not.toHaveBeenCalled()
  arriving.becomes('installed')
  expect(tell).toHaveBeenCalledOnce()
})
