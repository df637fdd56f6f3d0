import { existsSync, readFileSync } from 'node:fs'
import lucide from '@iconify-json/lucide/info.json' with { type: 'json' }
import noto from '@iconify-json/noto/info.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { readTable } from '../../../scripts/lib/guide/read-files.ts'
import { installedPackages } from '../../../scripts/lib/notice/installed-packages.ts'
import { noticeFile } from '../../../scripts/lib/notice/notice-file.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { shippedLicences, wholeLicences } from '../../../src/credits/shipped.ts'
import names from '../../../src/credits/shipped-packages.json' with { type: 'json' }
import { licences, type Work, works } from '../../../src/credits/works.ts'

const file = readFileSync(inProject('NOTICE.md'), 'utf8')
const all = Object.values(works).flatMap((group) => Object.values<Work>(group))
const shipped = shippedLicences()

describe('NOTICE.md', () => {
  test('is as the packages and tables are now', () => {
    // To update the file: npm run notice
    expect(noticeFile(names)).toBe(file)
  })

  test('names every work, and every package that browsers get, with its licence', () => {
    for (const { name, licence } of all) {
      expect(file).toContain(`[${name}](`)
      expect(file).toContain(licences[licence].name)
    }
    for (const { name, licence } of shipped)
      expect(file).toMatch(new RegExp(`^- \\[${name}\\].*${licence}`, 'm'))
  })

  test('names every publication that a fact was read in', () => {
    const rows = readTable('sources') as { title: string; address: string }[]
    expect(rows.length).toBeGreaterThan(40)
    for (const { title, address } of rows)
      expect(file).toContain(address === '' ? `: ${title}, read on` : `[${title}](<${address}>)`)
  })
})

describe('the works of others', () => {
  test('have among them every table that a number of the guide is from, and no other', () => {
    const rows = readTable('foods') as { source: string }[]
    const { sr28, ciqual, bls } = works.facts
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set([sr28.name, ciqual.name, bls.name]))
  })

  test.each(all.filter(({ text }) => text))(
    '$name: its licence contains its credits',
    ({ text, credits }) => {
      const whole = readFileSync(inProject(text ?? ''), 'utf8')
      for (const credit of credits) expect(whole).toContain(credit)
    },
  )

  test('are under the licences that the sets of drawings state', () => {
    expect([noto.license.spdx, noto.author.url]).toEqual(['Apache-2.0', works.drawn.noto.address])
    expect([lucide.license.spdx, lucide.license.url]).toEqual(['ISC', licences.isc.address])
  })

  test('are sent with their licence where they are sent at all', () => {
    for (const { name, text } of Object.values<Work>(works.drawn)) {
      expect(existsSync(inProject(text ?? 'none')), name).toBe(true)
    }
  })
})

describe('the packages that browsers get', () => {
  test.each(shipped)(
    '$name asks for no more than its notice, and names its owner',
    ({ licence, copyright }) => {
      expect(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']).toContain(licence)
      expect(copyright).not.toEqual([])
    },
  )

  test('come with every licence whole, each once', () => {
    const text = wholeLicences()
    for (const { name, version, text: licence } of shipped) {
      expect(text).toContain(`${name} ${version}, `)
      expect(text.split(licence)).toHaveLength(2)
    }
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(text).toContain('Cole Bemis')
  })
})

test('of a lock the packages count that are installed without those for development, by their licence', () => {
  const found = installedPackages('package-lock.json')
  expect(found.get('MIT')).toEqual(expect.arrayContaining(['compression', 'zod']))
  expect([...found.values()].flat()).not.toContain('vitest')
  expect([...found.keys()]).toEqual([...found.keys()].sort())
})

test('packages for development count where a build holds their code', () => {
  const found = installedPackages('package-lock.json', ['react-dom'])
  expect(found.get('MIT')).toContain('react-dom')
  expect([...found.values()].flat()).not.toContain('react')
})
