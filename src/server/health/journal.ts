import { fstatSync } from 'node:fs'

/** What an operator is told, by how soon it must be looked at. */
export type Level = 'error' | 'warning' | 'notice'

/** As syslog numbers them: `journalctl -p err` shows those up to 3. */
const priorities: Readonly<Record<Level, number>> = { error: 3, warning: 4, notice: 5 }

/** For so long a sentence that was written is only counted. */
const quietMs = 60_000
/** More causes than that at a time are one, which this sentence tells. */
const mostCauses = 100
const more = 'More is wrong than is written down: what came after these lines is only counted'

/** A share token stands for a list, a mail address for a person: neither belongs in a log, whatever error names it. */
const secrets = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[^\s<>"']+@[^\s<>"']+/gi

export type Journal = (level: Level, sentence: string) => void

interface JournalOptions {
  write: (line: string) => void
  /** systemd's journal reads the lines, and takes `<3>` at their beginning for the level (sd-daemon(3)). */
  hasLevels: boolean
}

/** A journal that writes one line for one cause: who says a sentence again within a minute adds to a count. */
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
    const text = (hasLevels ? onOneLine(sentence) : sentence).replace(secrets, '…')
    if (repeats.has(text) || repeats.size < mostCauses) tell(level, text)
    else tell('error', more)
  }
}

/** An error with where it came from, as one sentence. */
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

/** Whether what is written to stderr goes to systemd's journal: JOURNAL_STREAM names the stream, `device:inode`. */
function isJournalStream(): boolean {
  const { dev, ino } = fstatSync(2, { bigint: true })
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`
}

/** Tells who looks after the site, on stderr. */
export const tellOperator: Journal = createJournal({
  write: (line) => process.stderr.write(line),
  hasLevels: isJournalStream(),
})
