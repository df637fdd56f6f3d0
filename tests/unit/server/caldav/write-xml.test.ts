import { describe, expect, test } from 'vitest'
import { xmlElement } from '../../../../src/server/caldav/write-xml.ts'

describe('an xmlElement', () => {
  test.each([
    ['{DAV:}prop', '<D:prop/>'],
    ['{urn:x}prop', '<prop xmlns="urn:x"/>'],
    ['{constructor}prop', '<prop xmlns="constructor"/>'],
    ['{__proto__}prop', '<prop xmlns="__proto__"/>'],
    ['{}prop', '<prop xmlns=""/>'],
    ['{a}b}prop', '<prop xmlns="a}b"/>'],
    ['{a\nb}prop', '<prop xmlns="a\nb"/>'],
  ])('%j', (name, written) => {
    expect(xmlElement(name)).toBe(written)
  })
})
