// @ts-check
/**
 * Runs one of the project's TypeScript scripts on any machine with Node ≥ 20: installs what package-lock.json names
 * when it is not there, then hands over to the project's own Node.
 *
 * Plain JavaScript without dependencies, because a fresh clone has neither types nor packages.
 *
 *     node scripts/bootstrap.mjs SCRIPT [ARGUMENT …]
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runNpm } from './lib/npm.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const tests = join(root, 'tests')
const oldestToInstall = 20
const oldestToRun = 24
const parentCheckMs = 200
/** The scripts that need only the packages for production. */
const inProduction = [
  'scripts/start.ts',
  'scripts/doctor.ts',
  'scripts/healthcheck.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/restore-drill.ts',
  'scripts/mail-test.ts',
]

/**
 * Node's options for the server, the same as in docs/systemd. With V8's usual young generation a connection that waits for
 * changes takes up to 26 KB instead of 11.
 */
const optionsOfServer = ['--max-semi-space-size=1']

const runningMajor = Number.parseInt(process.versions.node, 10)

/** @type {(sentence: string) => never} */
function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * True when the node_modules of a folder has the packages of its lock, by npm's own list of what it installed. Missing
 * optional packages belong to other platforms. Those for development may be missing together, by `npm ci --omit=dev`, when
 * the script needs none.
 * @param {string} folder
 * @param {string} script
 */
function isInstalled(folder, script) {
  const installedList = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installedList)) return false
  const installed = readPackages(installedList)
  const locked = Object.entries(readPackages(join(folder, 'package-lock.json'))).filter(
    ([path]) => path !== '',
  )
  const isOmitted = locked.every(([path, { dev }]) => !dev || !installed[path])
  const mayMiss = isOmitted && inProduction.includes(script)
  return locked.every(([path, { version, optional, dev, devOptional }]) =>
    installed[path] ? installed[path].version === version : optional || (mayMiss && (dev || devOptional)),
  )
}

/**
 * @typedef {{version: string, optional?: boolean, dev?: boolean, devOptional?: boolean}} Locked
 * @type {(path: string) => Record<string, Locked>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/**
 * Installs the packages of a folder that the script needs, where they are missing.
 * @param {string} folder
 * @param {string} script
 */
function ensureInstalled(folder, script) {
  if (isInstalled(folder, script)) return
  const lock = relative(root, join(folder, 'package-lock.json'))
  process.stderr.write(`Installing the packages that ${lock} names …\n`)
  const startedAt = performance.now()
  const failure = runNpm(folder, ['ci', '--include=dev'])
  if (failure) stopWith(failure)
  process.stderr.write(`  ${Math.round((performance.now() - startedAt) / 1000)} s\n`)
}

/** The present Node when it is new enough, or the one of the packages. */
function findNode() {
  if (runningMajor >= oldestToRun) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program)
  if (existsSync(packaged)) return packaged
  return stopWith(`This machine needs Node ${oldestToRun} or newer: install it and run this again.`)
}

/**
 * Passes terminal, input and signals on to the script, and its exit code back.
 * @param {string} node
 * @param {string[]} parameters the script and its arguments
 */
function handOver(node, parameters) {
  const programs = [root, tests].map((folder) => join(folder, 'node_modules/.bin'))
  const path = [...programs, dirname(node), process.env.PATH].join(delimiter)
  const settings = process.env.SETTINGS_FILE ? [`--env-file=${process.env.SETTINGS_FILE}`] : []
  const options = parameters[0] === 'scripts/start.ts' ? optionsOfServer : []
  const script = spawn(node, [...options, ...settings, ...parameters], {
    cwd: root,
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  script.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  passOnSignals(script)
}

/** @param {import('node:child_process').ChildProcess} script */
function passOnSignals(script) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => script.kill(signal))
  }
  // npm's shell does not pass SIGTERM on, and a killed npm cannot pass anything on.
  if (!process.env.npm_lifecycle_event) return
  const parents = parentsUpToNpm()
  const watch = setInterval(() => {
    if (parentsUpToNpm() === parents) return
    clearInterval(watch)
    script.kill('SIGTERM')
  }, parentCheckMs)
}

/** The process that started this one and, when that is npm's shell, npm itself: '4711 4710'. */
function parentsUpToNpm() {
  const parent = process.ppid
  try {
    const isNpm = /npm/.test(readFileSync(`/proc/${parent}/comm`, 'utf8'))
    const [, above] = /\) \S (\d+) /.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return isNpm ? `${parent}` : `${parent} ${above}`
  } catch {
    // A system without /proc, or a parent that has just ended.
    return `${parent}`
  }
}

if (runningMajor < oldestToInstall) {
  stopWith(
    `This project needs Node ${oldestToInstall} or newer, and this is ${process.version}: install a newer one.`,
  )
}
const [script = '', ...parameters] = process.argv.slice(2)
ensureInstalled(root, script)
if (script.startsWith('tests/')) ensureInstalled(tests, script)
handOver(findNode(), [script, ...parameters])
