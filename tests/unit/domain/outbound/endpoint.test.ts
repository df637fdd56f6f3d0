import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEndpoint } from '../../../../src/domain/outbound/endpoint.ts'
import { endpoints, nearEndpoints } from '../notices/endpoints.ts'

describe('an address that a visitor names', () => {
  it.each(endpoints)('may be %s', (endpoint) => {
    expect(isEndpoint(endpoint)).toBe(true)
  })

  it.each(nearEndpoints)('is never %j', (endpoint) => {
    expect(isEndpoint(endpoint)).toBe(false)
  })

  it('is read by a browser’s rules as the very name that was looked at', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }).map((url) => url.replace('http:', 'https:')),
        (url) => {
          if (!isEndpoint(url)) return
          const read = new URL(url)
          expect([
            read.protocol,
            read.port,
            read.username,
            read.href.startsWith(`https://${read.hostname}/`),
          ]).toEqual(['https:', '', '', true])
          expect(url.startsWith(`https://${read.hostname}/`)).toBe(true)
        },
      ),
    )
  })
})
