import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

const mega = 1_000_000

/**
 * Downloads a file, and continues an earlier attempt that ended in between, if the server can. Shows the progress in bytes.
 *
 * @returns the SHA-256 of the whole file in hexadecimal
 * @throws Error with the network's message, or the status
 */
export async function download(address: string, target: string): Promise<string> {
  if (existsSync(target)) return sha256Of(target)
  const part = `${target}.part`
  mkdirSync(dirname(target), { recursive: true })
  const had = existsSync(part) ? statSync(part).size : 0
  const response = await fetch(address, had > 0 ? { headers: { range: `bytes=${had}-` } } : {})
  if (had > 0 && response.status === 416) {
    rmSync(part)
    return download(address, target)
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  if (!response.body) throw new Error(`${address} came empty`)
  const isContinued = response.status === 206
  const kept = isContinued ? had : 0
  const whole = kept + Number(response.headers.get('content-length') ?? 0)
  await pipeline(
    response.body,
    showProgress(kept, whole),
    createWriteStream(part, { flags: isContinued ? 'a' : 'w' }),
  )
  renameSync(part, target)
  return sha256Of(target)
}

/** Writes a line for each further tenth of the file. */
function showProgress(kept: number, whole: number) {
  return async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let arrived = kept
    let shown = Math.floor((10 * kept) / whole)
    for await (const piece of pieces) {
      arrived += piece.length
      const tenths = Math.floor((10 * arrived) / whole)
      if (tenths > shown && whole > mega) {
        shown = tenths
        process.stderr.write(`  ${(arrived / mega).toFixed(1)} of ${(whole / mega).toFixed(1)} MB\n`)
      }
      yield piece
    }
  }
}

/** The SHA-256 of a file in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
