import { type ChildProcess, spawn } from 'node:child_process'
import { inProject } from '../../../scripts/lib/root.ts'

export interface Ended {
  code: number | null
  /** Whole standard error of the program. */
  said: string
}

/** Starts a program of voice/, without those variables of this process's environment that are its settings. */
export function spawnVoice(program: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('VOICE_'))
  return spawn(process.execPath, [inProject('voice', program)], {
    env: { ...Object.fromEntries(ours), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a program of voice/ to its end. */
export async function runVoice(program: string, settings: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawnVoice(program, settings)
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stdout?.resume()
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}
