import { readFileSync } from 'node:fs'
import process from 'node:process'

/** A process, with the time of its start, so that a later process of the same number is not taken for it. */
export interface ProcessId {
  pid: number
  /** The time of its start, in the system's own units; '' on systems that do not report it. */
  began: string
}

const stateField = 3
const beganField = 22
/** The state of a process that has ended, but whose parent has not read its exit code. */
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
    return fields?.[stateField - 1] === ended ? undefined : fields?.[beganField - 1]
  }
  try {
    process.kill(pid, 0)
    return ''
  } catch {
    return undefined
  }
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
