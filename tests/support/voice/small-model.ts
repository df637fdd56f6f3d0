const width = 64
const halfType = 4
const floatType = 0

/** A table of a model in the format of CTranslate2. */
interface SmallTable {
  name: string
  dims: readonly number[]
  type: typeof halfType | typeof floatType
}

const half = (name: string, ...dims: number[]): SmallTable => ({ name, dims, type: halfType })
const norm = (name: string): SmallTable[] => ['gamma', 'beta'].map((part) => half(`${name}/${part}`, width))
const linear = (name: string, outputs: number, inputs = width): SmallTable[] => [
  half(`${name}/weight`, outputs, inputs),
  half(`${name}/bias`, outputs),
]
const attention = (name: string): SmallTable[] => [
  ...norm(`${name}/layer_norm`),
  ...linear(`${name}/linear_0`, 3 * width),
  ...linear(`${name}/linear_1`, width),
]
const feedForward = (name: string): SmallTable[] => [
  ...norm(`${name}/layer_norm`),
  ...linear(`${name}/linear_0`, 2 * width),
  ...linear(`${name}/linear_1`, width, 2 * width),
]

/** The tables of a Whisper model with one layer in each half, a head, four bands and twelve tokens. */
const tables: readonly SmallTable[] = [
  half('encoder/conv1/weight', width, 4, 3),
  half('encoder/conv1/bias', width),
  half('encoder/conv2/weight', width, width, 3),
  half('encoder/conv2/bias', width),
  { name: 'encoder/position_encodings/encodings', dims: [20, width], type: floatType },
  ...attention('encoder/layer_0/self_attention'),
  ...feedForward('encoder/layer_0/ffn'),
  ...norm('encoder/layer_norm'),
  half('decoder/embeddings/weight', 12, width),
  half('decoder/position_encodings/encodings', 16, width),
  ...attention('decoder/layer_0/self_attention'),
  ...norm('decoder/layer_0/attention/layer_norm'),
  ...linear('decoder/layer_0/attention/linear_0', width),
  ...linear('decoder/layer_0/attention/linear_1', 2 * width),
  ...linear('decoder/layer_0/attention/linear_2', width),
  ...feedForward('decoder/layer_0/ffn'),
  ...norm('decoder/layer_norm'),
]

/**
 * Returns a Whisper model of a few thousand numbers in the format of CTranslate2; each number is a fraction from 0 to 1 by
 * its place, so that every copy is the same.
 *
 * @param changed the table whose first number differs
 */
export function smallModel(changed?: string): Buffer {
  const header = [word(6), text('WhisperSpec'), word(3), word(tables.length)]
  const parts = tables.flatMap((table) => {
    const numbers = bytesOf(table, table.name === changed)
    return [
      text(table.name),
      Buffer.of(table.dims.length),
      ...table.dims.map(word),
      Buffer.of(table.type),
      word(numbers.length),
      numbers,
    ]
  })
  return Buffer.concat([...header, ...parts])
}

/** Halves between 0.5 and 1 have the exponent 14, and the fraction in the lowest ten bits. */
function bytesOf({ dims, type }: SmallTable, isChanged: boolean): Buffer {
  const count = dims.reduce((product, length) => product * length, 1)
  const fractionAt = (at: number) => (isChanged && at === 0 ? 1_023 : (at * 37) % 1_000)
  const places = Array.from({ length: count }, (_, at) => fractionAt(at))
  const numbers =
    type === halfType
      ? Uint16Array.from(places, (fraction) => (14 << 10) | fraction)
      : Float32Array.from(places, (fraction) => fraction / 1_024)
  return Buffer.from(numbers.buffer)
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A text with its length before it and a zero behind it. */
function text(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`)
  const length = Buffer.alloc(2)
  length.writeUInt16LE(bytes.length)
  return Buffer.concat([length, bytes])
}
