import { describe, expect, test } from 'vitest'
import { readViewService } from '../../src/analytics-settings.ts'

const site = 'https://lista.example/'

describe('the service that counts page views', () => {
  test.each([
    ['https://plausible.example', 'https://plausible.example', 'https://plausible.example/api/event'],
    ['https://plausible.example/', 'https://plausible.example', 'https://plausible.example/api/event'],
    ['https://stats.example:8443/p', 'https://stats.example:8443', 'https://stats.example:8443/p/api/event'],
  ])('%s', (url, origin, endpoint) => {
    expect(readViewService(url, site)).toEqual({ origin, endpoint, domain: 'lista.example' })
  })

  test.each([undefined, ''])('is none for %j', (url) => {
    expect(readViewService(url, site)).toBeUndefined()
  })

  test.each(['plausible.example', 'javascript:alert(1)', '//plausible.example'])('cannot be %s', (url) => {
    expect(() => readViewService(url, site)).toThrow()
  })
})
