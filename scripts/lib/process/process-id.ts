import { readFileSync } from 'node:fs'
import process from 'node:process'

/** A process that is not mistaken for a later one of the same number. */
export interface ProcessId {
  pid: number
  /** When it began, in the system's own count; '' where the system does not tell. */
  began: string
}

const stateField = 3
const beganField = 22
/** It has ended, and nobody has asked how. */
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

/** As proc(5) numbers them; the second, the program's name, may hold blanks, and is left empty. */
function statusFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return [String(pid), '', ...text.slice(text.lastIndexOf(')') + 2).split(' ')]
  } catch {
    return undefined
  }
}
