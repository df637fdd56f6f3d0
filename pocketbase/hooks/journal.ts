import { withoutSecrets } from '../../src/protocol/secrets.ts'
import { noteDamage } from './operator/note-damage.ts'
import type { App } from './pocketbase.d.ts'

/** As syslog numbers them. */
const priorities = { error: 3, warning: 4 } as const

type Level = keyof typeof priorities

/**
 * Reports to the operator, in PocketBase's log and on stderr, which the process that starts PocketBase reads: a database
 * that cannot be written to has no log. On stderr each sentence is one line, although the text of a mail server may have
 * several.
 */
export function tellOperator(app: App, level: Level, sentence: string): void {
  const text = withoutSecrets(sentence)
  writeLine(level, text)
  app.logger().error(text)
}

/**
 * Calls `work`, and writes an error that it throws into the journal instead of failing the request, such as a write on a full
 * disk.
 *
 * @param failure the journal's sentence before the error
 * @returns undefined after a failure
 */
export function attempt<Value>(app: App, failure: string, work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    noteDamage(app, error, Date.now())
    tellOperator(app, 'error', `${failure}: ${error}`)
    return undefined
  }
}

/** Writes a line only to standard error, about an event that PocketBase's log has already. */
export function writeLine(level: Level, sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: it is how a hook reaches standard error.
  console.error(`<${priorities[level]}>${sentence.replace(/\s*\n\s*/g, ' | ')}`)
}
