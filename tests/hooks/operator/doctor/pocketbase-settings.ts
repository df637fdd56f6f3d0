import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { accepted, call } from '../../../support/people/api.ts'
import { superuser } from '../../../support/server/pocketbase.ts'
import type { Breaking, Installation } from './installation.ts'

const limiter = { label: '*:auth', audience: '', duration: 10, maxRequests: 300 }
const ownRecord = 'id = @request.auth.id'

/** Settings that an admin could change in the dashboard, with the rule that each breaks and the right value. */
const wrongSettings: readonly [name: RegExp, how: string, wrong: object, right: object][] = [
  [/rate limiter/, 'off', { rateLimits: { enabled: false } }, { rateLimits: { enabled: true } }],
  [
    /rate limiter/,
    'without passwords',
    { rateLimits: { enabled: true, rules: [{ ...limiter, label: '*:create' }] } },
    { rateLimits: { enabled: true, rules: [limiter] } },
  ],
  [
    /rate limiter/,
    'too generous',
    { rateLimits: { enabled: true, rules: [{ ...limiter, maxRequests: 301 }] } },
    { rateLimits: { enabled: true, rules: [limiter] } },
  ],
  [/Batch/, 'on', { batch: { enabled: true, maxRequests: 50, timeout: 3 } }, { batch: { enabled: false } }],
  [
    /trusts no header/,
    'one trusted',
    { trustedProxy: { headers: ['X-Forwarded-For'] } },
    { trustedProxy: { headers: [] } },
  ],
  [/no addresses and no accounts/, 'addresses', { logs: { logIP: true } }, { logs: { logIP: false } }],
  [/no addresses and no accounts/, 'accounts', { logs: { logAuthId: true } }, { logs: { logAuthId: false } }],
  [/kept for 7 days/, '8 days', { logs: { maxDays: 8 } }, { logs: { maxDays: 3 } }],
  [/warnings and errors/, 'everything', { logs: { minLevel: 0 } }, { logs: { minLevel: 4 } }],
  [/Backups are made/, 'none', { backups: { cron: '' } }, { backups: { cron: '47 4 * * *' } }],
]

/** The same for collections. */
const wrongCollections: readonly [path: string, wrong: object, right: object][] = [
  ['lists', { viewRule: '' }, { viewRule: null }],
  ['saved_lists', { listRule: '' }, { listRule: null }],
  ['users', { viewRule: '' }, { viewRule: ownRecord }],
  ['users', { updateRule: '' }, { updateRule: ownRecord }],
  ['users', { deleteRule: '' }, { deleteRule: ownRecord }],
  ['users', { listRule: ownRecord }, { listRule: null }],
  ['users', { createRule: null }, { createRule: '' }],
  ['users', { manageRule: 'verified = true' }, { manageRule: null }],
  ['users', { authRule: '' }, { authRule: 'verified = true' }],
  ['users', { otp: { enabled: true } }, { otp: { enabled: false } }],
  ['users', { passwordAuth: { enabled: false } }, { passwordAuth: { enabled: true } }],
]

/** Wrong settings, rules and rights of PocketBase. */
export const wrongs: readonly Breaking[] = [
  ...wrongSettings.map<Breaking>(([name, how, wrong, right]) => [
    name,
    how,
    (installation) => installation.set('settings', wrong, right),
  ]),
  ...wrongCollections.map<Breaking>(([path, wrong, right]) => [
    /those of the migrations/,
    `${path} ${JSON.stringify(wrong)}`,
    (installation) => installation.set(`collections/${path}`, wrong, right),
  ]),
  [/those of the migrations/, 'an open collection of somebody’s own', addOpenCollection],
  [
    /superuser can sign in/,
    'another password',
    () => {
      vi.stubEnv('LISTA_ADMIN_PASSWORD', 'alta-parolă')
      onTestFinished(() => void vi.stubEnv('LISTA_ADMIN_PASSWORD', superuser.password))
    },
  ],
  [
    /settings are such as a start takes/,
    'no number where one is due',
    () => {
      vi.stubEnv('LIMITS_FACTOR', 'zece')
      onTestFinished(() => void vi.stubEnv('LIMITS_FACTOR', undefined))
    },
  ],
  [
    /Nobody else on this machine/,
    'the folder readable',
    ({ folder }) => {
      chmodSync(folder, 0o750)
      onTestFinished(() => chmodSync(folder, 0o700))
    },
  ],
  [
    /Nobody else on this machine/,
    'the superuser’s file readable',
    (installation) => {
      installation.leave('admin.json', {})
      chmodSync(join(installation.folder, 'admin.json'), 0o644)
    },
  ],
  [
    /Nobody else on this machine/,
    'the file with the site’s secret readable',
    ({ folder }) => {
      chmodSync(join(folder, 'running.json'), 0o644)
      onTestFinished(() => chmodSync(join(folder, 'running.json'), 0o600))
    },
  ],
]

async function addOpenCollection({ pocketBase }: Installation): Promise<void> {
  const headers = { Authorization: await pocketBase.superuserToken() }
  const url = `${pocketBase.url}/api/collections`
  const body = { name: 'stray', type: 'base', listRule: '' }
  accepted(await call(url, { method: 'POST', headers, body }))
  onTestFinished(async () => {
    await call(`${url}/stray`, { method: 'DELETE', headers })
  })
}
