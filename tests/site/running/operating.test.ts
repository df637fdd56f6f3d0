import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { withTable, writtenTable } from '../../../scripts/lib/settings/written-table.ts'
import { settingsTable } from '../../../src/settings/table.ts'
import { hasProgram } from './fronts.ts'

const page = readFileSync(inProject('docs/operating.md'), 'utf8')

/** Variables that operators do not set, with their origin. */
const exempt: Readonly<Record<string, string>> = {
  PATH: 'the system’s: where programs lie',
  HOME: 'of the system; if it is not set, Go gets its folders by other variables',
  LOCALAPPDATA: 'of Windows, in place of XDG_CACHE_HOME',
  NODE_ENV: 'the build sets it for Astro',
  JOURNAL_STREAM: 'systemd says by it which stream it reads',
  INIT_CWD: 'npm says by it where it was called',
  npm_execpath: 'npm says by it which npm runs',
  npm_lifecycle_event: 'npm says by it that it runs',
  POCKETBASE_URL: 'the start says by it to the pages where PocketBase is',
  SITE_SECRET: 'the start says by it to PocketBase and to Astro what the site is known by',
  BUILD_CACHE: 'the build says by it to Astro where it may write',
  VOICE_PORT: 'the start says by it to the speech engine where to listen',
  SITE: 'Astro’s name for what SITE_URL says',
  SSR: 'Vite says by it that the code is that of the server',
}

/** Files that read the environment without the table of settings, with the reason. */
const past: Readonly<Record<string, string>> = {
  'src/settings/here.ts': 'the reader of the table',
  'pocketbase/hooks/operator-settings.ts': 'the same in PocketBase',
  'src/site-settings.ts': 'the same in the build of the pages',
  'src/published/read.ts': 'names the variable by the constant that the build sets it by',
  'scripts/bootstrap.mjs': 'runs before there are packages, on a Node that reads no TypeScript',
  'scripts/lib/backup/owner.ts': 'hands the environment on, as it was read',
  'scripts/lib/build/builds.ts': 'hands it to the cache, which asks the table',
  'scripts/lib/go-build.ts': 'hands it to Go and to the cache',
  'scripts/lib/cluster/engines.ts': 'hands it to the cache', // part: cluster
  'scripts/lib/pocketbase/ensure.ts': 'hands it to code that reads the table',
  'scripts/lib/pocketbase/run.ts': 'hands it to PocketBase, with the secrets from files',
  'pocketbase/unpack/unpack.pb.js': 'runs as it is, with the variables that the trial of a backup sets',
}

/** Reads of the environment in code: by a name, as a whole in a new object, or in another way. */
const looks = /(\.\.\.)?(?:process\.env|import\.meta\.env)\b(?:\.(\w+))?|\$os\.getenv\((?:'(\w+)')?/g

const code = globSync(
  [
    'src/**/*.{ts,tsx,astro}',
    'scripts/**/*.{ts,mjs}',
    'pocketbase/**/*.{ts,js}',
    'voice/**/*.ts',
    '*.{ts,mjs}',
  ],
  { cwd: inProject(), exclude: ['**/node_modules/**'] },
)

test('the table of settings is written from the one that the code reads', () => {
  // To update it: node scripts/lib/settings/write-table.ts
  expect(withTable(page)).toBe(page)
  expect(page).toContain(writtenTable())
})

test('no variable of the environment is read past the table', () => {
  const others = code
    .filter((file) => !Object.hasOwn(past, file))
    .flatMap((file) =>
      [...readFileSync(inProject(file), 'utf8').matchAll(looks)]
        .filter(([, spread, ...names]) => !spread && !names.some((name) => Object.hasOwn(exempt, name ?? '')))
        .map(([look]) => `${file}: ${look}`),
    )
    // Leaves out the type declarations of PocketBase's engine.
    .filter((look) => look !== 'pocketbase/hooks/pocketbase.d.ts: $os.getenv(')
  expect(others).toEqual([])
  expect(Object.keys(past).filter((file) => !code.includes(file))).toEqual([])
})

test('every exported metric is in the table of metrics', () => {
  const told = ['metrics', 'folder-metrics'].map((name) => `src/server/health/${name}.ts`)
  const code = told.map((file) => readFileSync(inProject(file), 'utf8')).join('')
  const names = [...code.matchAll(/'((?:lista|process)_\w+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !page.includes(name))).toEqual([])
})

test.runIf(hasProgram('systemd-analyze'))('systemd understands the unit', () => {
  const unit = inProject('docs/systemd/lista-noastra.service')
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // systemd may report problems of other units, and of programs that this machine has elsewhere.
  expect(stderr).not.toMatch(/lista-noastra\.service:\d+:|Unknown (?:key|section|lvalue)/)
})

test.runIf(hasProgram('systemd-analyze'))(
  'systemd-analyze rates the exposure of the unit at 1.5 or less, of 10',
  () => {
    const unit = inProject('docs/systemd/lista-noastra.service')
    const command = ['security', '--offline=true', '--threshold=15', '--no-pager', unit]
    const { status, stdout } = spawnSync('systemd-analyze', command, { encoding: 'utf8' })
    expect(stdout).toContain('Overall exposure level')
    expect(status).toBe(0)
  },
)

test.skipIf(process.getuid?.() !== 0)(
  'lista runs a command with the settings of the unit (needs root for runuser)',
  () => {
    mkdirSync(inProject('tests/.output'), { recursive: true })
    const folder = mkdtempSync(inProject('tests/.output/lista-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'settings.env'), `DATA_DIR=${folder}/nu este\n`)
    const command = readFileSync(inProject('docs/systemd/lista'), 'utf8')
      .replace('/opt/lista-noastra', inProject())
      .replace('/etc/lista-noastra.env', join(folder, 'settings.env'))
      .replace('user=lista', 'user=root')
      .replace('dist/bin/node', process.execPath)
    const run = (...words: string[]) =>
      spawnSync('sh', ['-s', '--', ...words], { input: command, encoding: 'utf8' })
    expect(run('doctor').stderr).toContain(`DATA_DIR names no folder ${folder}/nu este`)
    expect(run('restore:drill').stderr).toContain(`${folder}/nu este`)
    expect(run('rollback').stderr).toContain(`There is no upgrade to roll back: ${folder}/nu este`)
    expect(run().stderr).toContain('as in: lista doctor')
  },
)

test.runIf(hasProgram('caddy'))('Caddy understands its file', () => {
  const config = inProject('docs/caddy/Caddyfile')
  const adapted = execFileSync('caddy', ['adapt', '--config', config, '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(JSON.parse(adapted)).toHaveProperty('apps.http.servers')
})

test.runIf(hasProgram('caddy'))('in front of a container it leads to the dashboard too', () => {
  const compose = readFileSync(inProject('deploy/compose.yaml'), 'utf8')
  const set = new Map(
    [...compose.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value]) => [name, value]),
  )
  const file = ['docs/caddy/Caddyfile', 'deploy/dashboard.caddy'].map((path) =>
    readFileSync(inProject(path), 'utf8'),
  )
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/caddy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'Caddyfile'), file.join(''))
  const adapted = execFileSync(
    'caddy',
    ['adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  for (const port of [set.get('PORT'), set.get('POCKETBASE_PORT')])
    expect(adapted).toContain(`"dial":"127.0.0.1:${port}"`)
  const names = [...set.keys()].map((name) => name.replace(/_FILE$/, ''))
  expect(names.filter((name) => !Object.hasOwn(settingsTable, name))).toEqual([])
})

/** Returns the lines of a proxy's shipped file, without its comments. */
function linesOf(path: string): string[] {
  return readFileSync(inProject(path), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

test('Caddy keeps no log of addresses, adds no header to the site’s and holds no event back', () => {
  const lines = linesOf('docs/caddy/Caddyfile')
  const ofSite = lines.slice(0, lines.indexOf('handle_errors {'))
  expect(ofSite).toContain('flush_interval -1')
  expect(ofSite).toContain('header_up X-Forwarded-For {remote_host}')
  expect(ofSite).toContain('exclude http.log http.handlers http.stdlib')
  expect(lines.filter((line) => /^log\b/.test(line))).toHaveLength(1)
  expect(ofSite.filter((line) => /^(?:encode\b|header (?!-))/.test(line))).toEqual([])
})

test('each server of nginx keeps no log, and HAProxy has none configured', () => {
  const nginx = linesOf('docs/nginx/lista-noastra.conf')
  const count = (wanted: string) => nginx.filter((line) => line === wanted).length
  expect(count('server {')).toBe(3)
  expect(count('access_log off;')).toBe(3)
  expect(count('error_log /dev/null emerg;')).toBe(3)
  expect(linesOf('docs/haproxy/haproxy.cfg').filter((line) => /^(?:no )?log\b|log$/.test(line))).toEqual([])
})

test('all of them show the same page while the site is away', () => {
  const [page = ''] =
    /<!doctype html>.*?<\/html>\n/s.exec(readFileSync(inProject('docs/haproxy/away.http'), 'utf8')) ?? []
  expect(page).toContain('Lista Noastră revine imediat')
  for (const path of ['docs/caddy/Caddyfile', 'docs/nginx/lista-noastra.conf']) {
    expect(readFileSync(inProject(path), 'utf8')).toContain(page)
  }
})
