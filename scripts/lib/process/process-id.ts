import { readFileSync } from 'node:fs'
import process from 'node:process'

/** A process, with the time of its start, so that a later process of the same number is not taken for it. */
export interface ProcessId {
  pid: number
  /** The time of its start, in the system's own units; '' on systems that do not report it. */
  began: string
}

const stateField = 3
const threadsField = 20
const beganField = 22
/** State of a process whose first thread has ended, and whose parent has not read its exit code. */
const ended = 'Z'

/** Undefined when there is no such process. */
export function processId(pid: number): ProcessId | undefined {
  const began = beganOf(pid)
  return began === undefined ? undefined : { pid, began }
}

export function isRunning({ pid, began }: ProcessId): boolean {
  return beganOf(pid) === began
}

function beganOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const fields = statusFields(pid)
    return fields && !hasEnded(fields) ? fields[beganField - 1] : undefined
  }
  try {
    process.kill(pid, 0)
    return ''
  } catch {
    return undefined
  }
}

/** False while any thread runs: those of a killed process end after its first one, and hold files and ports until then. */
function hasEnded(fields: readonly string[]): boolean {
  return fields[stateField - 1] === ended && Number(fields[threadsField - 1]) <= 1
}

/** The fields of proc(5) in their order. The second, the program's name, may contain blanks, and is left empty. */
function statusFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return [String(pid), '', ...text.slice(text.lastIndexOf(')') + 2).split(' ')]
  } catch {
    return undefined
  }
}
