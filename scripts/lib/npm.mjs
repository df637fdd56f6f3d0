// @ts-check
/** Runs npm. Plain JavaScript without dependencies, because it runs before there are any. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** npm's codes of failures to reach the registry. */
const unreached =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|E5\d\d)$/

/** Message of npm 10 and 11.0 when many requests to the registry fail at the same time. npm may exit with status 0 then. */
const lostForWords = 'Exit handler never called!'

/**
 * Runs the npm that started this process, or the one on the PATH. Its output goes to stderr, because stdout belongs to the
 * script.
 *
 * @param {string} folder
 * @param {readonly string[]} parameters
 * @param {string} [npm] the path of another npm
 * @returns {string | undefined} npm's own message with what to do; undefined on success
 */
export function runNpm(folder, parameters, npm = process.env.npm_execpath) {
  const [command, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, stderr, error } = spawnSync(
    command,
    [...first, ...parameters, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 2, 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    },
  )
  process.stderr.write(stderr ?? '')
  if (status === 0 && !stderr.includes(lostForWords)) return undefined
  if (error) return `npm cannot be run (${error.message}): install npm and run this again.`
  const { code, reason } = npmsReason(stderr)
  return `npm ${parameters[0]} failed (${code}: ${reason}): ${advice(code, reason)}`
}

/**
 * Finds the failure's code and the line that explains it in the output of npm.
 *
 * @param {string} said lines that begin with 'npm error', or with 'npm ERR!' in older versions
 */
function npmsReason(said) {
  const lines = said
    .split('\n')
    .map((line) => /^npm (?:error|ERR!) ?(.*)$/.exec(line)?.[1]?.trim() ?? '')
    .filter((line) => line !== '')
  const code = lines.find((line) => line.startsWith('code '))?.slice('code '.length) ?? 'no code'
  const reason =
    lines.find((line) => /^(?:Missing|Invalid): |, reason: /.test(line)) ??
    lines.find((line) => !/^(?:code|errno|syscall|path|dest) /.test(line)) ??
    'it gave no reason'
  return { code, reason }
}

/**
 * @param {string} code of npm
 * @param {string} reason in npm's words
 */
function advice(code, reason) {
  if (unreached.test(code) || reason === lostForWords)
    return 'check the connection to the npm registry and run this again.'
  switch (code) {
    case 'EUSAGE':
      return 'package.json and package-lock.json do not fit together. Take both from one commit; after a change of dependencies run npm run lock.'
    case 'ENOSPC':
      return 'make room on the disk and run this again.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'run this as the user that may write to this folder.'
    default:
      return 'mend that and run this again; npm says more above.'
  }
}
