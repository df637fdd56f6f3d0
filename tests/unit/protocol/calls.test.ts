import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { accountKeyCalls } from '../../../src/protocol/account-keys.ts' // part: integrations
import { type Call, calls } from '../../../src/protocol/calls.ts'
import { keyCalls } from '../../../src/protocol/key-calls.ts' // part: integrations
import { accountCalls, noticeCalls } from '../../../src/protocol/late-calls.ts'

const { findEngine, transcribe, ...ofCore } = calls

test('PocketBase answers every call, and no other of visitors', () => {
  const wiring = readFileSync(inProject('pocketbase/pb_hooks/main.pb.js'), 'utf8')
  const wired = [...wiring.matchAll(/routerAdd\('(\w+)', '([^']+)'/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const ofVisitors = wired.filter((route) => !/ \/api\/(?:operator|cluster|keyed)\//.test(route))
  expect(ofVisitors.sort()).toEqual(
    [
      ...[ofCore, accountCalls, noticeCalls].flatMap((some): Call[] => Object.values(some)),
      ...[findEngine, transcribe], // part: voice
      ...[keyCalls, accountKeyCalls].flatMap((some): Call[] => Object.values(some)), // part: integrations
    ]
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
})
