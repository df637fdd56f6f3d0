import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { hasProgram } from './fronts.ts'

const page = readFileSync(inProject('docs/operating.md'), 'utf8')

/** What the system or npm sets, or one script for another. */
const notTheOperators =
  /^(?:PATH|HOME|LOCALAPPDATA|NODE_.*|npm_.*|POCKETBASE_URL|JOURNAL_STREAM|BUILD_CACHE|PUBLISHED.*)$/

/** How the code names a variable of the environment. */
const mentions = [
  /process\.env\.(\w+)/g,
  /import\.meta\.env\.(PUBLIC_\w+)/g,
  /\$os\.getenv\('(\w+)'\)/g,
  /\bvariable\('([A-Z]\w+)'\)/g,
  /\bportIn\('(\w+)'\)/g,
]

function textOf(patterns: string[]): string {
  return globSync(patterns, { cwd: inProject(), exclude: ['node_modules/**'] })
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join('\n')
}

test('the table of settings has every variable that the code reads', () => {
  const [, section = ''] = page.split('## Settings')
  const [table = ''] = section.split('\n## ')
  const code = textOf(['src/**/*.{ts,astro}', 'scripts/**/*.{ts,mjs}', 'pocketbase/hooks/**/*.ts', '*.mjs'])
  const read = mentions.flatMap((mention) => [...code.matchAll(mention)].map(([, name = '']) => name))
  const untold = new Set(read.filter((name) => !notTheOperators.test(name) && !table.includes(`\`${name}\``)))
  expect([...untold]).toEqual([])
  const told = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
  expect(told.filter((name) => !`${code}${textOf(['voice/**/*.ts'])}`.includes(name))).toEqual([])
})

test('every metric that is told is in the table of metrics', () => {
  const code = readFileSync(inProject('src/server/health/metrics.ts'), 'utf8')
  const names = [...code.matchAll(/'((?:lista|process)_\w+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !page.includes(name))).toEqual([])
})

test.runIf(hasProgram('systemd-analyze'))('systemd understands the unit', () => {
  const unit = inProject('docs/systemd/lista-noastra.service')
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // Of other units, and of programs that this machine has elsewhere, it may complain.
  expect(stderr).not.toMatch(/lista-noastra\.service:\d+:|Unknown (?:key|section|lvalue)/)
})

test.runIf(hasProgram('systemd-analyze'))(
  'systemd-analyze rates what the unit could do as 1.5 at most, of 10',
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

/** The lines of a file that we ship for a program in front, without its comments. */
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

test('each server of nginx is told to keep no log, and HAProxy is told of none', () => {
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
