import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { format } from 'node:util'

/**
 * A share token, a key of a list, or a token of an account. All output of a product is searched for texts of this shape, so
 * that a test need not name the secrets of its lists.
 */
const secret =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|ln_[\da-f]{43}|lna_[\da-f]{40}|\beyj[\w-]{8,}\.eyj[\w-]{8,}/i

/** Largest number of layers of percent-encoding that are decoded. */
const mostLayers = 8

/**
 * Returns the lines of a text that contain a secret in any spelling: percent-encoded, escaped, in capitals, or in base64.
 */
export function linesWithSecrets(text: string): string[] {
  return text.split('\n').filter((line) => spellingsOf(line).some((spelling) => secret.test(spelling)))
}

/** @throws when one of the texts contains a secret; @param texts by their source */
export function refuseSecrets(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).flatMap(([where, text]) =>
    linesWithSecrets(text).map((line) => `${where}: ${line}`),
  )
  if (found.length > 0) throw new Error(`A log holds a secret:\n${found.join('\n')}`)
}

/** Returns PocketBase's log from its database, one entry per line. @param dataFolder PocketBase's own */
export function logOf(dataFolder: string): string {
  const file = join(dataFolder, 'auxiliary.db')
  if (!existsSync(file)) return ''
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    const rows = database.prepare('SELECT message, data FROM _logs').all()
    return rows.map(({ message, data }) => `${message} ${data}`.replaceAll('\n', ' ')).join('\n')
  } finally {
    database.close()
  }
}

/** All output of this process on its streams and consoles since the first call of `hearOwnWords`. */
const heard: string[] = []
let isHearing = false

/**
 * Begins to record the output of this process, for servers that run in the process of their test.
 *
 * @returns reads the output since this call
 */
export function hearOwnWords(): () => string {
  if (!isHearing) {
    isHearing = true
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
      stream.write = (...given: unknown[]) => {
        heard.push(String(given[0]))
        return write(...given)
      }
    }
    const { console } = globalThis
    for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      const tell = console[name].bind(console)
      console[name] = (...said: unknown[]) => {
        heard.push(`${format(...said)}\n`)
        tell(...said)
      }
    }
  }
  const from = heard.length
  return () => heard.slice(from).join('')
}

function spellingsOf(line: string): string[] {
  const plain = unescaped(line)
  return [line, plain, ...[...plain.matchAll(/[\w+/-]{24,}={0,2}/g)].map(([run]) => atobLenient(run))]
}

function unescaped(line: string): string {
  let text = line
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = text
      .replace(/(?:%|\\x)([\da-f]{2})|(?:\\u00|&#x)([\da-f]{2});?/gi, (_, one = '', other = '') =>
        String.fromCharCode(Number.parseInt(one || other, 16)),
      )
      .replace(/&#(\d{2,3});?/g, (_, code) => String.fromCharCode(Number(code)))
    if (next === text) break
    text = next
  }
  return text
}

function atobLenient(run: string): string {
  return Buffer.from(run, 'base64').toString('latin1')
}
