import { createHash } from 'node:crypto'

/** A table of numbers of a model. */
export interface TableOfNumbers {
  dims: readonly number[]
  values: Float32Array
}

/** The tables of a model by their names. */
export type ModelTables = ReadonlyMap<string, TableOfNumbers>

interface StoredTable {
  name: string
  dims: readonly number[]
  type: number
  bytes: Buffer
}

const halfType = 4
const floatType = 0

/**
 * Reads a model in the format of CTranslate2: a header, then each table with its name, lengths, type and numbers.
 *
 * @throws Error when the file is cut off
 */
export function readModelTables(file: Buffer): ModelTables {
  const tables = new Map<string, TableOfNumbers>()
  for (const { name, dims, type, bytes } of storedTables(file)) {
    if (type === halfType) tables.set(name, { dims, values: fromHalves(bytes) })
    if (type === floatType) tables.set(name, { dims, values: fromFloats(bytes) })
  }
  return tables
}

/** The SHA-256 of all tables, which is the same for every copy of a model. */
export function digestOf(file: Buffer): string {
  const hash = createHash('sha256')
  for (const { name, dims, bytes } of storedTables(file))
    hash.update(`${name} ${dims.join(' ')}\n`).update(bytes)
  return hash.digest('hex')
}

function* storedTables(file: Buffer): Generator<StoredTable> {
  let at = 4
  const word = () => {
    at += 4
    return file.readUInt32LE(at - 4)
  }
  const text = () => {
    const length = file.readUInt16LE(at)
    at += 2 + length
    return file.toString('utf8', at - length, at - 1)
  }
  text()
  word()
  const count = word()
  for (let table = 0; table < count; table += 1) {
    const name = text()
    const rank = file.readUInt8(at)
    at += 1
    const dims = Array.from({ length: rank }, word)
    const type = file.readUInt8(at)
    at += 1
    const length = word()
    yield { name, dims, type, bytes: file.subarray(at, at + length) }
    at += length
  }
}

function fromFloats(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

/** Numbers of 16 bits: a sign, five bits of the exponent and ten of the fraction. */
function fromHalves(bytes: Buffer): Float32Array {
  const halves = new Uint16Array(Uint8Array.from(bytes).buffer)
  return Float32Array.from(halves, (half) => {
    const sign = half & 0x8000 ? -1 : 1
    const exponent = (half >> 10) & 31
    const fraction = half & 1023
    if (exponent === 0) return sign * fraction * 2 ** -24
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
  })
}
