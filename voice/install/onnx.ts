/** An encoded field of a protocol buffer; ONNX files need only a part of the format. */
type Field = Uint8Array

/** The numbers of types and fields come from onnx.proto. */
const elementTypes = { float: 1, int8: 3, int64: 7, bool: 9 } as const
const attributeTypes = { float: 1, int: 2, graph: 5, ints: 7 } as const
const irVersion = 8
const opset = 17

type ElementType = keyof typeof elementTypes

/** An input or output of a graph; a text in `shape` names a length that varies. */
export interface Port {
  name: string
  type: ElementType
  shape: readonly (number | string)[]
}

/** A graph under construction: each method adds a node and returns the names of its results. */
export class GraphMaker {
  readonly #nodes: Field[] = []
  readonly #initializers: Field[] = []
  readonly #prefix: string
  #count = 0

  /** @param prefix of all names, which sets a graph inside another apart from the outer one */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** A constant of floating point numbers. */
  floats(values: readonly number[] | Float32Array, shape: readonly number[]): string {
    return this.#constant('float', shape, new Uint8Array(Float32Array.from(values).buffer))
  }

  /** A constant of whole numbers. */
  wholes(values: readonly number[], shape: readonly number[] = [values.length]): string {
    return this.#constant('int64', shape, new Uint8Array(BigInt64Array.from(values, BigInt).buffer))
  }

  /** A constant of bytes with a sign. */
  bytes(values: Int8Array, shape: readonly number[]): string {
    return this.#constant('int8', shape, new Uint8Array(values.buffer, values.byteOffset, values.length))
  }

  /** The first result of an operator. */
  add(operator: string, inputs: readonly string[], attributes: readonly Field[] = []): string {
    const [result = ''] = this.addAs(operator, inputs, [this.#newName(operator)], attributes)
    return result
  }

  /** The results of an operator that has several. */
  addSeveral(operator: string, inputs: readonly string[], count: number): readonly string[] {
    return this.addAs(
      operator,
      inputs,
      Array.from({ length: count }, () => this.#newName(operator)),
    )
  }

  /** An operator whose results have the given names. */
  addAs(
    operator: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes: readonly Field[] = [],
  ): readonly string[] {
    const named = [...inputs.map((name) => block(1, name)), ...outputs.map((name) => block(2, name))]
    this.#nodes.push(block(1, [...named, block(4, operator), ...attributes.map((field) => block(5, field))]))
    return outputs
  }

  graph(inputs: readonly Port[], outputs: readonly Port[]): Field[] {
    return [
      ...this.#nodes,
      block(2, this.#prefix),
      ...this.#initializers,
      ...inputs.map((port) => block(11, portFields(port))),
      ...outputs.map((port) => block(12, portFields(port))),
    ]
  }

  #constant(type: ElementType, shape: readonly number[], bytes: Uint8Array): string {
    const name = this.#newName('constant')
    const dims = shape.map((length) => varint(1, length))
    this.#initializers.push(
      block(5, [...dims, varint(2, elementTypes[type]), block(8, name), block(9, bytes)]),
    )
    return name
  }

  #newName(kind: string): string {
    this.#count += 1
    return `${this.#prefix}/${kind}_${this.#count}`
  }
}

export const attribute = {
  float: (name: string, value: number) =>
    Buffer.concat([block(1, name), float(2, value), varint(20, attributeTypes.float)]),
  int: (name: string, value: number) =>
    Buffer.concat([block(1, name), varint(3, value), varint(20, attributeTypes.int)]),
  ints: (name: string, values: readonly number[]) =>
    Buffer.concat([
      block(1, name),
      ...values.map((value) => varint(8, value)),
      varint(20, attributeTypes.ints),
    ]),
  graph: (name: string, graph: readonly Field[]) =>
    Buffer.concat([block(1, name), block(6, graph), varint(20, attributeTypes.graph)]),
}

/** The bytes of an ONNX file. */
export function onnxFile(graph: readonly Field[]): Uint8Array {
  return Buffer.concat([varint(1, irVersion), block(7, graph), block(8, [block(1, ''), varint(2, opset)])])
}

function portFields({ name, type, shape }: Port): Field[] {
  const dims = shape.map((length) =>
    block(1, typeof length === 'number' ? [varint(1, length)] : [block(2, length)]),
  )
  return [block(1, name), block(2, [block(1, [varint(1, elementTypes[type]), block(2, dims)])])]
}

/** A whole number or a truth value. */
function varint(field: number, value: number | bigint): Field {
  return Uint8Array.from([...coded(BigInt(field) << 3n), ...coded(BigInt.asUintN(64, BigInt(value)))])
}

function float(field: number, value: number): Field {
  return Uint8Array.from([
    ...coded((BigInt(field) << 3n) | 5n),
    ...new Uint8Array(Float32Array.of(value).buffer),
  ])
}

/** A text, bytes, or a message of several fields. */
function block(field: number, content: string | Uint8Array | readonly Field[]): Field {
  const bytes = typeof content === 'string' ? Buffer.from(content) : concatenated(content)
  return Buffer.concat([
    Uint8Array.from([...coded((BigInt(field) << 3n) | 2n), ...coded(BigInt(bytes.length))]),
    bytes,
  ])
}

function concatenated(content: Uint8Array | readonly Field[]): Uint8Array {
  return content instanceof Uint8Array ? content : Buffer.concat(content)
}

/** Seven bits a byte, the lowest first. */
function* coded(value: bigint): Generator<number> {
  let rest = value
  for (; rest > 127n; rest >>= 7n) yield Number(rest & 127n) | 128
  yield Number(rest)
}
