import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import config from '../../../playwright.config.ts'

const outputFolder = join(import.meta.dirname, '../../.output')
const samplesPerSecond = 48_000
const headerBytes = 44

/**
 * Options for a browser whose microphone plays a file in a loop. The permission prompt is unchanged.
 *
 * They replace those of the project `screens`, whose headless shell has no microphone.
 */
export function withMicrophone(): LaunchOptions {
  mkdirSync(outputFolder, { recursive: true })
  const file = join(outputFolder, 'speech.wav')
  // Another worker's browser may be reading the file: it is replaced whole.
  const written = `${file}.${process.pid}`
  writeFileSync(written, bursts(2))
  renameSync(written, file)
  const { args = [], ...launchOptions } = config.use?.launchOptions ?? {}
  const flags = ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`]
  return { ...launchOptions, args: [...args, ...flags] }
}

/** Returns a mono WAV file with three tones a second, each fading, as loud as a person who speaks. */
function bursts(seconds: number): Buffer {
  const count = seconds * samplesPerSecond
  const wav = Buffer.alloc(headerBytes + 2 * count)
  wav.write('RIFF')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(samplesPerSecond, 24)
  wav.writeUInt32LE(2 * samplesPerSecond, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * count, 40)
  for (let at = 0; at < count; at++) {
    const second = at / samplesPerSecond
    const fading = 1 - ((3 * second) % 1)
    wav.writeInt16LE(Math.round(16_000 * fading * Math.sin(2 * Math.PI * 220 * second)), headerBytes + 2 * at)
  }
  return wav
}
