import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { untilThere } from '../support/limits.ts'
import { testWhole } from '../support/server/smoke.ts'
import { dropImage, image, makeImage, podman } from './image.ts'

const name = `lista-test-${process.pid}`
const most = { bytes: 250_000_000, endMs: 10_000 }
/** Machines without their own limits give a container fewer processes than PocketBase has threads. */
const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=20000:20000']

let url: string

beforeAll(async () => {
  await makeImage()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  podman(
    ...['run', '--detach', '--name', name, '--read-only', '--network', 'host', '--no-healthcheck', ...limits],
    ...['--volume', `${name}:/data`, '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'],
    ...['--env', 'SITE_URL=https://lista.example', '--env', 'LIMITS_FACTOR=1000'],
    // A fixed port, as in deploy/compose.yaml.
    ...['--env', `POCKETBASE_PORT=${await freePort()}`, image],
  )
  await vi.waitFor(untilWell, untilThere)
})

afterAll(() => {
  podman('rm', '--force', '--ignore', name)
  podman('volume', 'rm', '--force', name)
  dropImage()
})

async function untilWell(): Promise<void> {
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
}

function inspect(format: string, what = name): string {
  return podman('inspect', '--format', format, what)
}

testWhole(() => url)

test('the image is 250 MB at most, and has nothing of development', () => {
  expect(Number(inspect('{{.Size}}', image))).toBeLessThan(most.bytes)
  const there =
    "import('node:fs').then(({ existsSync }) => console.log(existsSync('node_modules/vitest'), existsSync('node_modules/zod')))"
  expect(podman('exec', name, 'dist/bin/node', '--eval', there)).toBe('false true')
})

test('no process in it is root’s, and nothing can be written but data', () => {
  const who = "console.log(process.getuid(), process.getgid()); require('node:fs').writeFileSync('here', '')"
  expect(() => podman('exec', name, 'dist/bin/node', '--eval', who)).toThrow(/EROFS/)
  expect(podman('exec', name, 'dist/bin/node', '--eval', 'console.log(process.getuid())')).toBe('10001')
})

test('its health check succeeds', () => {
  const [, ...check] = JSON.parse(inspect('{{json .HealthCheck.Test}}', image))
  expect(podman('exec', name, ...check)).toBe('')
})

test('a backup is made and tried in it', () => {
  expect(podman('exec', name, 'dist/bin/node', 'scripts/backup.ts')).toMatch(/ holds \d+ lists and \d+ items/)
})

test('SIGTERM ends it within 10 s, and its data is there when it starts again', async () => {
  const since = performance.now()
  podman('stop', '--time', '60', name)
  expect(performance.now() - since).toBeLessThan(most.endMs)
  expect(inspect('{{.State.ExitCode}}')).toBe('0')
  podman('start', name)
  await vi.waitFor(untilWell, untilThere)
})
