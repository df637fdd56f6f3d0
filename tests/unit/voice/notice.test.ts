import { expect, test } from 'vitest'
import { installedPackages } from '../../../scripts/lib/notice/installed-packages.ts'

test('a package that is installed in the place of another counts under its own name', () => {
  const voice = [...installedPackages('voice/package-lock.json').values()].flat()
  expect(voice).toContain('lodash.noop')
  expect(voice).not.toContain('adm-zip')
})
