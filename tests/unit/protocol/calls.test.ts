import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { calls } from '../../../src/protocol/calls.ts'

test('PocketBase answers every call, and no other of visitors', () => {
  const wiring = readFileSync(inProject('pocketbase/pb_hooks/main.pb.js'), 'utf8')
  const wired = [...wiring.matchAll(/routerAdd\('(\w+)', '([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const ofVisitors = wired.filter((route) => !/ \/api\/(?:operator|cluster)\//.test(route))
  expect(ofVisitors.sort()).toEqual(
    Object.values(calls)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
})
