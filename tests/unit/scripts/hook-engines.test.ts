import { expect, test } from 'vitest'
import { hookEngines } from '../../../scripts/lib/pocketbase/run.ts'
import { limits } from '../../../src/server/limits/limits.ts'

test('PocketBase has an engine for each request that the site lets through to it at a time', () => {
  const underWay = Object.values(limits.upstream).reduce((sum, { atOnce }) => sum + atOnce, 0)
  expect(hookEngines).toBeGreaterThan(underWay)
})
