import { readFileSync } from 'node:fs'

/** Of /proc/PID/stat, in Hz: Linux has told times in hundredths of a second for as long as it has told them (proc(5)). */
const ticksPerSecond = 100
/** Its fields after the name of the program, which may hold spaces. */
const [userTime, systemTime] = [11, 12]

/** How long a process has kept processors busy, in ms. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[userTime]) + Number(fields[systemTime])) * 1_000) / ticksPerSecond
}

/** The memory of a process in KB, its part of what it shares. */
export function memoryKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
}

/** How many files and sockets a process may have. */
export function openFilesLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity)
}
