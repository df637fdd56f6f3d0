import { spawn } from 'node:child_process'
import { type DecodedClip, longestClipS, sampleRateHz } from './clip.ts'

const timeoutMs = 5_000

/** Decodes by the machine's own ffmpeg, for codings that no free decoder in a package reads (AAC). */
export function decodeByFfmpeg(bytes: Uint8Array): Promise<DecodedClip> {
  const output = [
    '-ac',
    '1',
    '-ar',
    String(sampleRateHz),
    '-t',
    String(longestClipS),
    '-f',
    'f32le',
    'pipe:1',
  ]
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const decoded: Buffer[] = []
  ffmpeg.stdout.on('data', (part: Buffer) => decoded.push(part))
  // It may have read enough before it has read all.
  ffmpeg.stdin.on('error', () => undefined).end(bytes)
  return new Promise((resolve) => {
    ffmpeg.on('error', () => resolve({ kind: 'lacks-ffmpeg' }))
    ffmpeg.on('close', (code) =>
      resolve(code === 0 ? { kind: 'samples', samples: floatsOf(decoded) } : { kind: 'unreadable' }),
    )
  })
}

function floatsOf(parts: readonly Buffer[]): Float32Array {
  const bytes = Buffer.concat(parts)
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(at * 4))
}
