import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** A zip ends with its directory and a record of where that begins (APPNOTE.TXT, 4.3.12 and 4.3.16). */
const endRecord = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff, directoryBytes: 12 }
const entry = { signature: 0x02014b50, bytes: 46, unpackedBytes: 24, lengths: [28, 30, 32] } as const

/**
 * How much room what a zip holds will take, in bytes. Only the end of the file is read.
 *
 * @throws Problem when it is no zip, or not all of one
 */
export function unpackedBytes(path: string): number {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const tail = readTail(file, size, endRecord.bytes + endRecord.longestComment)
    const end = lastSignature(tail)
    if (end < 0) throw new Problem(`${path} is no whole zip: its end is missing.`)
    const directoryBytes = tail.readUInt32LE(end + endRecord.directoryBytes)
    const behind = tail.length - end
    return sumOfEntries(readTail(file, size, directoryBytes + behind).subarray(0, directoryBytes))
  } finally {
    closeSync(file)
  }
}

function readTail(file: number, size: number, wanted: number): Buffer {
  const tail = Buffer.alloc(Math.min(size, wanted))
  readSync(file, tail, 0, tail.length, size - tail.length)
  return tail
}

function lastSignature(tail: Buffer): number {
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(endRecord.signature)
  const found = tail.lastIndexOf(signature)
  return found + endRecord.bytes <= tail.length ? found : -1
}

function sumOfEntries(directory: Buffer): number {
  let sum = 0
  let at = 0
  while (at + entry.bytes <= directory.length && directory.readUInt32LE(at) === entry.signature) {
    sum += directory.readUInt32LE(at + entry.unpackedBytes)
    const start = at
    at +=
      entry.bytes + entry.lengths.reduce((bytes, length) => bytes + directory.readUInt16LE(start + length), 0)
  }
  return sum
}
