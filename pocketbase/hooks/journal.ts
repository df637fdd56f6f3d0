import { withoutSecrets } from '../../src/protocol/secrets.ts'
import type { App } from './pocketbase.d.ts'

/** As syslog numbers them. */
const priorities = { error: 3, warning: 4 } as const

/**
 * Tells who looks after the site, in PocketBase's log and on stderr, where the start that keeps PocketBase reads it:
 * a database that cannot be written keeps no log. There one sentence is one line, though a mail server may speak in several.
 */
export function tellOperator(app: App, level: keyof typeof priorities, sentence: string): void {
  const text = withoutSecrets(sentence)
  // biome-ignore lint/suspicious/noConsole: it is how a hook reaches standard error.
  console.error(`<${priorities[level]}>${text.replace(/\s*\n\s*/g, ' | ')}`)
  app.logger().error(text)
}

/**
 * Does what others need not wait for. Where it fails, as every write does on a full disk, the operator is told, and nothing
 * else fails with it.
 *
 * @param failure the sentence that the operator is told, before the error
 * @returns undefined where it failed
 */
export function attempt<Value>(app: App, failure: string, work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    tellOperator(app, 'error', `${failure}: ${error}`)
    return undefined
  }
}
