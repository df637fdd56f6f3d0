import { fstatSync } from 'node:fs'
import { format } from 'node:util'
import { withoutSecrets } from '../../protocol/secrets.ts'

/** Severity of a message to the operator. */
export type Level = 'error' | 'warning' | 'notice'

/** The numbers of syslog: `journalctl -p err` shows those up to 3. */
const priorities: Readonly<Record<Level, number>> = { error: 3, warning: 4, notice: 5 }

/** In ms: repeats of a sentence within this time after it was written are only counted. */
const quietMs = 60_000
/** The maximum number of sentences at a time; `more` is written in place of further ones. */
const mostCauses = 100
const more = 'More is wrong than is written down: what came after these lines is only counted'

type Journal = (level: Level, sentence: string) => void

interface JournalOptions {
  write: (line: string) => void
  /** True when lines begin with a level for systemd's journal, such as `<3>` (sd-daemon(3)). */
  hasLevels: boolean
}

/** A journal that writes one line for one cause: a sentence that is repeated within a minute is only counted. */
export function createJournal({ write, hasLevels }: JournalOptions): Journal {
  const repeats = new Map<string, number>()

  function put(level: Level, text: string): void {
    write(`${hasLevels ? `<${priorities[level]}>` : ''}${text}\n`)
  }

  function listen(level: Level, text: string): void {
    repeats.set(text, 0)
    setTimeout(() => {
      const count = repeats.get(text) ?? 0
      repeats.delete(text)
      if (count === 0) return
      put(level, `${text} (${count} more times within a minute)`)
      listen(level, text)
    }, quietMs).unref()
  }

  function tell(level: Level, text: string): void {
    const count = repeats.get(text)
    if (count !== undefined) return void repeats.set(text, count + 1)
    put(level, text)
    listen(level, text)
  }

  return (level, sentence) => {
    const text = withoutSecrets(hasLevels ? onOneLine(sentence) : sentence)
    if (repeats.has(text) || repeats.size < mostCauses) tell(level, text)
    else tell('error', more)
  }
}

/** An error with its stack, as one text. */
export function inWords(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function onOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' | ')
}

/** True when stderr goes to systemd's journal: JOURNAL_STREAM names its stream, as `device:inode`. */
function isJournalStream(): boolean {
  const { dev, ino } = fstatSync(2, { bigint: true })
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`
}

/** Writes messages to the operator on stderr. */
export const tellOperator: Journal = createJournal({
  write: (line) => process.stderr.write(line),
  hasLevels: isJournalStream(),
})

const levelOf = { error: 'error', warn: 'warning', info: 'notice', log: 'notice', debug: 'notice' } as const

/**
 * Sends everything that packages write to the console through the journal, and the error that ends the process: Astro's
 * lines quote addresses, and the address of a list is the key to the list.
 */
export function journalConsole(): void {
  const { console } = globalThis
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...said: unknown[]) => tellOperator(levelOf[method], format(...said))
  }
  process.on('uncaughtException', (error) => {
    tellOperator('error', inWords(error))
    process.exit(1)
  })
}
