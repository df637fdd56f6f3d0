import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'

// Each of PocketBase's engines keeps these modules in memory, and its collector walks through them all the time.
test('the bundle of every request contains neither the rules for spoken texts nor those for typed ones', async () => {
  const { hooks } = await ensureHooksBuilt()
  const modules = readFileSync(join(hooks, 'app.js'), 'utf8').match(/^\/\/ \S+\.ts$/gm) ?? []
  expect(modules).toContain('// pocketbase/hooks/list/change-list.ts')
  expect(modules.filter((name) => /\/domain\/(?:spoken|text|words)\//.test(name))).toEqual([])
})
