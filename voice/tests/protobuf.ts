/** A field of a protocol buffer, coded: enough of the format to write ONNX files. */
export type Field = Uint8Array

/** A whole number or a truth value. */
export function varint(field: number, value: number | bigint): Field {
  return Uint8Array.from([...coded(BigInt(field) << 3n), ...coded(BigInt.asUintN(64, BigInt(value)))])
}

export function float(field: number, value: number): Field {
  return Uint8Array.from([
    ...coded((BigInt(field) << 3n) | 5n),
    ...new Uint8Array(Float32Array.of(value).buffer),
  ])
}

/** A text, bytes, or a message of other fields. */
export function block(field: number, content: string | Uint8Array | readonly Field[]): Field {
  const bytes = typeof content === 'string' ? Buffer.from(content) : joined(content)
  return Buffer.concat([
    Uint8Array.from([...coded((BigInt(field) << 3n) | 2n), ...coded(BigInt(bytes.length))]),
    bytes,
  ])
}

function joined(content: Uint8Array | readonly Field[]): Uint8Array {
  return content instanceof Uint8Array ? content : Buffer.concat(content)
}

/** Seven bits a byte, the lowest first. */
function* coded(value: bigint): Generator<number> {
  let rest = value
  for (; rest > 127n; rest >>= 7n) yield Number(rest & 127n) | 128
  yield Number(rest)
}
