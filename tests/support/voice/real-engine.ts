import { execFileSync } from 'node:child_process'
import { spawnVoice } from './program.ts'

export interface Engine {
  url: string
  /** The id of the process with the model; waits until the model is loaded. */
  worker: () => Promise<number>
  /** The text of a recording; throws when the engine refuses it. */
  hear: (bytes: Uint8Array<ArrayBuffer>, names?: readonly string[]) => Promise<string>
  ask: (bytes: Uint8Array<ArrayBuffer>, names?: readonly string[]) => Promise<Response>
  stop: () => Promise<void>
}

/** Starts the speech engine as `npm start` does, with more time for a clip, and waits until its model is loaded. */
export async function startEngine(settings: Readonly<Record<string, string>>): Promise<Engine> {
  const child = spawnVoice('server.ts', { VOICE_THREADS: '1', VOICE_TIMEOUT: '120', ...settings })
  child.stderr?.pipe(process.stderr, { end: false })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = text.match(/http:\S+/) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The engine did not start')))
  })

  async function ask(bytes: Uint8Array<ArrayBuffer>, names: readonly string[] = []): Promise<Response> {
    const body = new FormData()
    body.set('file', new Blob([bytes]), 'clip')
    body.set('model', 'whisper-1')
    body.set('prompt', names.join(', '))
    return fetch(`${url}/v1/audio/transcriptions`, { method: 'POST', body })
  }

  async function hear(bytes: Uint8Array<ArrayBuffer>, names?: readonly string[]): Promise<string> {
    const answer = await ask(bytes, names)
    const { text } = (await answer.json()) as { text?: string }
    if (answer.status !== 200 || text === undefined) throw new Error(`The engine answered ${answer.status}`)
    return text
  }

  const worker = () => workerOf(url)
  await worker()
  return {
    url,
    worker,
    hear,
    ask,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Asks until the engine is healthy; the time limit of the test ends a wait that is too long. */
async function workerOf(url: string): Promise<number> {
  const health = await fetch(`${url}/health`)
  const { worker } = (await health.json()) as { worker?: number }
  if (worker !== undefined) return worker
  await new Promise((resolve) => setTimeout(resolve, 50))
  return workerOf(url)
}

/** The resident memory of a process, in MB. */
export function residentMB(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024
}
