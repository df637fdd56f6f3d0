import { describe, expect, test } from 'vitest'
import { element } from '../../../../src/server/caldav/write-xml.ts'

describe('an element', () => {
  test.each([
    ['{DAV:}prop', '<D:prop/>'],
    ['{urn:x}prop', '<prop xmlns="urn:x"/>'],
    ['{constructor}prop', '<prop xmlns="constructor"/>'],
    ['{__proto__}prop', '<prop xmlns="__proto__"/>'],
    ['{}prop', '<prop xmlns=""/>'],
    ['{a}b}prop', '<prop xmlns="a}b"/>'],
    ['{a\nb}prop', '<prop xmlns="a\nb"/>'],
  ])('%j', (name, written) => {
    expect(element(name)).toBe(written)
  })
})
