import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'

const limits = { stdio: 'ignore', timeout: testLimits.startMs } as const

/** Returns the Python of an environment with some packages of PyPI. @throws without python3, its venv or pip's access to them */
export function ensurePackages(packages: readonly string[]): string {
  return ensurePython(packages.join('-').replaceAll('==', '-'), packages)
}

/** Returns the folder `node_modules` with some packages of npm. @throws without access to them */
export function ensureNodePackages(packages: readonly string[]): string {
  const name = packages.map((one) => one.replace(/^@/, '').replaceAll(/[@/]/g, '-')).join('-')
  const folder = made(name, (partial) => {
    mkdirSync(partial)
    const options = ['--silent', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
    execFileSync('npm', ['install', ...options, '--prefix', partial, ...packages], limits)
  })
  return join(folder, 'node_modules')
}

/** Installs no packages but those that are listed, and compiles none, which would take minutes. */
export function ensureHomeAssistant(): string {
  const list = inProject('tests/support/caldav/home-assistant.txt')
  const digest = createHash('sha256')
    .update(readFileSync(list, 'utf8') + integrations.join())
    .digest('hex')
  const options = ['--no-deps', '--only-binary', ':all:', '--no-binary', 'jsonpath']
  return ensurePython(`home-assistant-${digest.slice(0, 12)}`, [...options, '-r', list], removeIntegrations)
}

/** Those of Home Assistant's integrations that are used: the folder has 1,250 others with 100 MB. */
const integrations =
  'api auth binary_sensor caldav calendar config device_tracker frontend homeassistant http light lovelace network notify onboarding persistent_notification person rest rest_command scene sensor sun switch system_health todo websocket_api zone'.split(
    ' ',
  )

function removeIntegrations(environment: string): void {
  const [packages = ''] = globSync(join(environment, 'lib/python*/site-packages/homeassistant/components'))
  for (const { name, parentPath } of readdirSync(packages, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    if (!integrations.includes(name)) rmSync(join(parentPath, name), { recursive: true })
}

/** Installs packages in a fifth of the time that pip needs. */
const uv = 'uv==0.13.9'

function ensureUv(): string {
  const folder = made(uv.replace('==', '-'), (partial) => {
    execFileSync('python3', ['-m', 'venv', '--copies', partial], limits)
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', uv]
    execFileSync(join(partial, 'bin/python'), pip, limits)
  })
  return join(folder, 'bin/uv')
}

/**
 * Returns the Python of an environment.
 *
 * @param parts of the installing command
 * @param finish what is done in its folder then
 */
function ensurePython(name: string, parts: readonly string[], finish?: (folder: string) => void): string {
  const folder = made(name, (partial) => {
    const run = (...all: readonly string[]) =>
      execFileSync(ensureUv(), ['--quiet', '--no-cache', '--no-python-downloads', ...all], limits)
    run('venv', '--python', 'python3', partial)
    run('pip', 'install', '--python', join(partial, 'bin/python'), ...parts)
    finish?.(partial)
  })
  return join(folder, 'bin/python')
}

/** Reasons why folders could not be made, which are not tried again in this process. */
const failures = new Map<string, unknown>()

/** Returns a folder that is made under another name first, so that an interrupted installation does not count as complete. */
function made(name: string, make: (partial: string) => void): string {
  const folder = inProject(`node_modules/.cache/${name}`)
  if (existsSync(folder)) return folder
  if (failures.has(name)) throw failures.get(name)
  const partial = `${folder}-${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  try {
    make(partial)
    renameSync(partial, folder)
  } catch (problem) {
    // Another test may have made it meanwhile.
    if (!existsSync(folder)) {
      failures.set(name, problem)
      throw problem
    }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return folder
}
