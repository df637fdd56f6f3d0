import type { ModelTables, TableOfNumbers } from './ctranslate2.ts'

/** The lengths of a Whisper model. */
export interface WhisperShape {
  width: number
  heads: number
  encoderLayers: number
  decoderLayers: number
  bands: number
  tokens: number
}

/** Bytes for each number, and the scale of each row. */
export function quantized(
  { values, dims }: TableOfNumbers,
  largest: number,
): { bytes: Int8Array; scales: Float32Array } {
  const [rows = 0, columns = 0] = dims
  const bytes = new Int8Array(values.length)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const numbers = values.subarray(row * columns, (row + 1) * columns)
    const scale = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / largest
    scales[row] = scale
    for (let at = 0; at < columns; at += 1) bytes[row * columns + at] = Math.round((numbers[at] ?? 0) / scale)
  }
  return { bytes, scales }
}

export function turnedBytes(bytes: Int8Array, rows: number, columns: number): Int8Array {
  const turned = new Int8Array(bytes.length)
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < columns; at += 1) turned[at * rows + row] = bytes[row * columns + at] ?? 0
  }
  return turned
}

export function rowsOf({ values, dims }: TableOfNumbers, from: number, count: number): TableOfNumbers {
  const columns = dims[1] ?? 1
  return { dims: [count, columns], values: values.subarray(from * columns, (from + count) * columns) }
}

export function tableAt(tables: ModelTables, name: string): TableOfNumbers {
  const table = tables.get(name)
  if (!table) throw new Error(`The model lacks ${name}`)
  return table
}
