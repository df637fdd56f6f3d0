import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isRunning, processId } from '../../../scripts/lib/process/process-id.ts'
import { untilThere } from '../../support/limits.ts'

/** The first thread ends, the other one goes on. */
const program = `
import ctypes, threading, time
threading.Thread(target=time.sleep, args=(600,)).start()
ctypes.CDLL(None).pthread_exit(None)
`
const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(process.platform !== 'linux' || !hasPython)(
  'a process runs until the last of its threads has ended (needs python3)',
  async () => {
    const child = spawn('python3', ['-c', program], { stdio: 'ignore' })
    const pid = child.pid ?? expect.unreachable()
    const isFirstThreadOver = () => / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    await vi.waitUntil(isFirstThreadOver, untilThere)
    const found = processId(pid)
    expect(found?.pid).toBe(pid)
    child.kill('SIGKILL')
    await vi.waitUntil(() => found && !isRunning(found), untilThere)
  },
)
