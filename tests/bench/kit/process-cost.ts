import { readFileSync } from 'node:fs'

/** Clock ticks per second in /proc/PID/stat: Linux has always reported these times in hundredths of a second (proc(5)). */
const ticksPerSecond = 100
/** Indexes of the fields after the program's name, which may contain spaces. */
const [userTime, systemTime] = [11, 12]

/** Returns the CPU time of a process, in ms. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[userTime]) + Number(fields[systemTime])) * 1_000) / ticksPerSecond
}

/** Returns the memory of a process in KB, with its share of shared memory. */
export function memoryKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
}

/** Returns the limit of open files and sockets of a process. */
export function openFilesLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity)
}
