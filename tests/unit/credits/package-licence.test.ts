import { expect, test } from 'vitest'
import { packageOf } from '../../../scripts/lib/build/astro/shipped-packages.ts'
import { copyrightLines, ownLicence, readPackageLicence } from '../../../src/credits/package-licence.ts'

test.each([
  ['/p/node_modules/react/index.js', 'react'],
  ['\0/p/node_modules/react/index.js?commonjs-es-import', 'react'],
  ['/p/node_modules/@nanostores/react/index.js', '@nanostores/react'],
  ['/p/node_modules/one/node_modules/idb/build/index.js', 'idb'],
  ['C:\\p\\node_modules\\idb\\build\\index.js', 'idb'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['\0virtual:astro:assets', 'astro'],
])('%j is code of %s', (module, name) => {
  expect(packageOf(module)).toBe(name)
})

test.each(['/p/src/sw.ts', '\0virtual:foods', '/p/src/islands/vite.ts'])('%j is our own', (module) => {
  expect(packageOf(module)).toBeUndefined()
})

test.each([
  ['MIT License\n\nCopyright (c) 2025 Ana Pop\n\nPermission', ['Copyright (c) 2025 Ana Pop']],
  ['  Copyright 2020 Ana <ana@example.ro>  \n', ['Copyright 2020 Ana <ana@example.ro>']],
  [
    'Copyright (c) Ana\ntext\nCopyright © 2019 Ion\nCopyright (c) Ana',
    ['Copyright (c) Ana', 'Copyright © 2019 Ion'],
  ],
  ['The above copyright notice and this\nCOPYRIGHT HOLDERS BE LIABLE\ncopyright notice shall', []],
])('%j names its owner: %j', (text, lines) => {
  expect(copyrightLines(text)).toEqual(lines)
})

test('a part about bundled packages is left out of a package’s licence', () => {
  expect(ownLicence('MIT\n\nCopyright (c) Ana\n\n# Licenses of bundled dependencies\nISC, Ion')).toBe(
    'MIT\n\nCopyright (c) Ana',
  )
})

test('the licence of an installed package is read from its own files', () => {
  const { name, licence, copyright, text } = readPackageLicence('react')
  expect({ name, licence, copyright }).toEqual({
    name: 'react',
    licence: 'MIT',
    copyright: ['Copyright (c) Meta Platforms, Inc. and affiliates.'],
  })
  expect(text).toContain('Permission is hereby granted')
})

test('a package without a licence stops the build', () => {
  expect(() => readPackageLicence('@iconify-json/noto')).toThrow('@iconify-json/noto names no licence')
})
