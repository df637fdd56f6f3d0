import { sharedClip } from '../../scripts/lib/voice/model-files.ts'
import type { ModelTables, TableOfNumbers } from './ctranslate2.ts'
import { attribute, GraphMaker, onnxFile, type Port } from './onnx.ts'
import { quantized, rowsOf, tableAt, turnedBytes, type WhisperShape } from './weights.ts'

/** Weights of 7 bits: with 8, processors without VNNI instructions overflow. */
const largestWeight = 63

export function shapeOf(tables: ModelTables): WhisperShape {
  const [tokens = 0, width = 0] = tableAt(tables, 'decoder/embeddings/weight').dims
  const bands = tableAt(tables, 'encoder/conv1/weight').dims[1] ?? 0
  const layers = (part: string) =>
    [...tables.keys()].filter(
      (name) => name.startsWith(`${part}/layer_`) && name.endsWith('/ffn/linear_0/weight'),
    ).length
  return {
    width,
    heads: width / 64,
    encoderLayers: layers('encoder'),
    decoderLayers: layers('decoder'),
    bands,
    tokens,
  }
}

/** The encoder, for clips of any length up to half a minute. */
export function encoderGraph(tables: ModelTables): Uint8Array {
  const shape = shapeOf(tables)
  const graph = new GraphMaker('encoder')
  const layers = new LayerMaker(graph, tables, shape)
  const convolve = (input: string, name: string, stride: number) => {
    const sides = [attribute.ints('pads', [1, 1]), attribute.ints('strides', [stride])]
    return layers.gelu(
      graph.add('Conv', [input, layers.floats(`${name}/weight`), layers.floats(`${name}/bias`)], sides),
    )
  }
  const convolved = convolve(convolve('input_features', 'encoder/conv1', 1), 'encoder/conv2', 2)
  const turned = graph.add('Transpose', [convolved], [attribute.ints('perm', [0, 2, 1])])
  const length = graph.add('Gather', [graph.add('Shape', [turned]), graph.wholes([1])])
  const [zero] = [graph.wholes([0])]
  const places = graph.add('Slice', [
    layers.floats('encoder/position_encodings/encodings'),
    zero,
    length,
    zero,
  ])
  let heard = graph.add('Add', [turned, places])
  for (let at = 0; at < shape.encoderLayers; at += 1) {
    const name = `encoder/layer_${at}`
    const input = layers.normalized(heard, `${name}/self_attention/layer_norm`)
    const [query = '', key = '', value = ''] = layers.projections(input, `${name}/self_attention/linear_0`, 3)
    heard = layers.withAttention(heard, { query, key, value }, `${name}/self_attention/linear_1`)
    heard = layers.withFeedForward(heard, `${name}/ffn`)
  }
  const output = layers.normalized(heard, 'encoder/layer_norm')
  graph.addAs('Identity', [output], ['last_hidden_state'])
  return onnxFile(
    graph.graph(
      [{ name: 'input_features', type: 'float', shape: ['batch_size', shape.bands, 'frames'] }],
      [{ name: 'last_hidden_state', type: 'float', shape: ['batch_size', 'positions', shape.width] }],
    ),
  )
}

/** The decoder with its cache; `use_cache_branch` selects the first step or a later one. */
export function decoderGraph(tables: ModelTables): Uint8Array {
  const shape = shapeOf(tables)
  const graph = new GraphMaker('decoder')
  const layers = new LayerMaker(graph, tables, shape)
  const { rows, mask } = placesOf(graph)
  const place = graph.add('Gather', [layers.floats('decoder/position_encodings/encodings'), rows])
  let known = graph.add('Add', [layers.embedded('input_ids'), place])
  const clips = clipCache(graph, tables, shape)
  for (let at = 0; at < shape.decoderLayers; at += 1) {
    const name = `decoder/layer_${at}`
    const input = layers.normalized(known, `${name}/self_attention/layer_norm`)
    const [query = '', newKey = '', newValue = ''] = layers.projections(
      input,
      `${name}/self_attention/linear_0`,
      3,
    )
    const [key = '', value = ''] = [newKey, newValue].map((added, part) => {
      const end = `${at}.decoder.${parts[part]}`
      const whole = graph.addAs(
        'Concat',
        [`past_key_values.${end}`, layers.split(added)],
        [`present.${end}`],
        [attribute.int('axis', 2)],
      )
      return whole[0] ?? ''
    })
    known = layers.withAttention(
      known,
      { query, key, value, mask, isSplit: true },
      `${name}/self_attention/linear_1`,
    )
    const asked = layers.normalized(known, `${name}/attention/layer_norm`)
    const [clipQuery = ''] = layers.projections(asked, `${name}/attention/linear_0`, 1)
    const clip = { query: clipQuery, key: clips[2 * at] ?? '', value: clips[2 * at + 1] ?? '', isSplit: true }
    known = layers.withAttention(known, clip, `${name}/attention/linear_2`)
    known = layers.withFeedForward(known, `${name}/ffn`)
  }
  graph.addAs('Identity', [layers.logits(layers.normalized(known, 'decoder/layer_norm'))], ['logits'])
  return onnxFile(graph.graph(decoderInputs(shape), decoderOutputs(shape)))
}

const parts = ['key', 'value'] as const

/** Positions of the new tokens, and a mask of later ones. */
function placesOf(graph: GraphMaker): { rows: string; mask: string } {
  const lengthAt = (value: string, axis: number) =>
    graph.add('Gather', [graph.add('Shape', [value]), graph.wholes([axis], [])])
  const past = lengthAt('past_key_values.0.decoder.key', 2)
  const all = graph.add('Add', [past, lengthAt('input_ids', 1)])
  const [zero, one] = [graph.wholes([0], []), graph.wholes([1], [])]
  const rows = graph.add('Range', [past, all, one])
  const columns = graph.add('Range', [zero, all, one])
  const isSeen = graph.add('GreaterOrEqual', [
    graph.add('Unsqueeze', [rows, graph.wholes([1])]),
    graph.add('Unsqueeze', [columns, graph.wholes([0])]),
  ])
  return { rows, mask: graph.add('Where', [isSeen, graph.floats([0], [1]), graph.floats([-1e9], [1])]) }
}

/** Keys and values of the clip: computed in the first step, given to later ones, whose outputs are empty. */
function clipCache(graph: GraphMaker, tables: ModelTables, shape: WhisperShape): readonly string[] {
  const made = new GraphMaker('made')
  const kept = new GraphMaker('kept')
  const maker = new LayerMaker(made, tables, shape)
  const [ofMade, ofKept, results]: [string[], string[], string[]] = [[], [], []]
  const empty = kept.floats([], [0, shape.heads, 1, shape.width / shape.heads])
  for (let at = 0; at < shape.decoderLayers; at += 1) {
    const projected = maker.projections('encoder_hidden_states', `decoder/layer_${at}/attention/linear_1`, 2)
    for (const [part, name] of parts.entries()) {
      const value = maker.split(projected[part] ?? '')
      ofMade.push(value, made.add('Identity', [value]))
      ofKept.push(
        kept.add('Identity', [`past_key_values.${at}.encoder.${name}`]),
        kept.add('Identity', [empty]),
      )
      results.push(`clip.${at}.${name}`, `present.${at}.encoder.${name}`)
    }
  }
  const ports = (names: readonly string[]) => names.map((name) => cachePort(name, 'length', shape))
  graph.addAs('If', ['use_cache_branch'], results, [
    attribute.graph('then_branch', kept.graph([], ports(ofKept))),
    attribute.graph('else_branch', made.graph([], ports(ofMade))),
  ])
  return results.filter((_, at) => at % 2 === 0)
}

interface Attended {
  query: string
  key: string
  value: string
  mask?: string
  /** True if key and value are split by heads already. */
  isSplit?: boolean
}

/** The parts of a transformer's layer, with the weights of a model. */
class LayerMaker {
  readonly #graph: GraphMaker
  readonly #tables: ModelTables
  readonly #shape: WhisperShape

  constructor(graph: GraphMaker, tables: ModelTables, shape: WhisperShape) {
    this.#graph = graph
    this.#tables = tables
    this.#shape = shape
  }

  /** A table as it is. */
  floats(name: string): string {
    const { values, dims } = tableAt(this.#tables, name)
    return this.#graph.floats(values, dims)
  }

  normalized(input: string, name: string): string {
    const inputs = [input, this.floats(`${name}/gamma`), this.floats(`${name}/beta`)]
    return this.#graph.add('LayerNormalization', inputs, [
      attribute.int('axis', -1),
      attribute.float('epsilon', 1e-5),
    ])
  }

  /** x · ½(1 + erf(x / √2)) */
  gelu(input: string): string {
    const graph = this.#graph
    const error = graph.add('Erf', [graph.add('Div', [input, graph.floats([Math.SQRT2], [1])])])
    const product = graph.add('Mul', [input, graph.add('Add', [error, graph.floats([1], [1])])])
    return graph.add('Mul', [product, graph.floats([0.5], [1])])
  }

  /** Several projections whose weights are one table, one after the other. */
  projections(input: string, name: string, count: number): string[] {
    const weight = tableAt(this.#tables, `${name}/weight`)
    const bias = tableAt(this.#tables, `${name}/bias`)
    const rows = (weight.dims[0] ?? 0) / count
    return Array.from({ length: count }, (_, at) =>
      this.#projected(input, rowsOf(weight, at * rows, rows), bias.values.slice(at * rows, (at + 1) * rows)),
    )
  }

  withFeedForward(input: string, name: string): string {
    const [inner = ''] = this.projections(this.normalized(input, `${name}/layer_norm`), `${name}/linear_0`, 1)
    const [outer = ''] = this.projections(this.gelu(inner), `${name}/linear_1`, 1)
    return this.#graph.add('Add', [input, outer])
  }

  /** One part of the width for each head. */
  split(input: string): string {
    const { width, heads } = this.#shape
    const reshaped = this.#graph.add('Reshape', [input, this.#graph.wholes([0, -1, heads, width / heads])])
    return this.#graph.add('Transpose', [reshaped], [attribute.ints('perm', [0, 2, 1, 3])])
  }

  /** Adds to a value what its attention finds. @param name of the last projection */
  withAttention(input: string, { query, key, value, mask, isSplit = false }: Attended, name: string): string {
    const graph = this.#graph
    const { width, heads } = this.#shape
    const [keys, values] = isSplit ? [key, value] : [this.split(key), this.split(value)]
    const scaled = graph.add('Mul', [this.split(query), graph.floats([(width / heads) ** -0.5], [1])])
    const turned = graph.add('Transpose', [keys], [attribute.ints('perm', [0, 1, 3, 2])])
    const fits = graph.add('MatMul', [scaled, turned])
    const shares = graph.add(
      'Softmax',
      [mask ? graph.add('Add', [fits, mask]) : fits],
      [attribute.int('axis', -1)],
    )
    const found = graph.add(
      'Transpose',
      [graph.add('MatMul', [shares, values])],
      [attribute.ints('perm', [0, 2, 1, 3])],
    )
    const joined = graph.add('Reshape', [found, graph.wholes([0, -1, width])])
    const [output = ''] = this.projections(joined, name, 1)
    return graph.add('Add', [input, output])
  }

  /** The vectors of tokens, stored as bytes with a scale for each token. */
  embedded(tokens: string): string {
    const graph = this.#graph
    const { bytes, scales } = quantized(tableAt(this.#tables, 'decoder/embeddings/weight'), 127)
    const { tokens: count, width } = this.#shape
    const small = graph.add('Gather', [graph.bytes(bytes, [count, width]), tokens])
    const sizes = graph.add('Gather', [graph.floats(scales, [count, 1]), tokens])
    return graph.add('Mul', [graph.add('Cast', [small], [attribute.int('to', 1)]), sizes])
  }

  /** The logits of all tokens. */
  logits(input: string): string {
    return this.#multiplied(input, tableAt(this.#tables, 'decoder/embeddings/weight'))
  }

  #projected(input: string, weight: TableOfNumbers, bias: Float32Array): string {
    return this.#graph.add('Add', [this.#multiplied(input, weight), this.#graph.floats(bias, [bias.length])])
  }

  /** Multiplies by a table whose rows are the outputs: with bytes, and with the input as bytes of its own scale. */
  #multiplied(input: string, weight: TableOfNumbers): string {
    const graph = this.#graph
    const [rows = 0, columns = 0] = weight.dims
    const { bytes, scales } = quantized(weight, largestWeight)
    const matrix = graph.bytes(turnedBytes(bytes, rows, columns), [columns, rows])
    const [small = '', size = '', zero = ''] = graph.addSeveral('DynamicQuantizeLinear', [input], 3)
    const product = graph.add('MatMulInteger', [small, matrix, zero])
    const scale = graph.add('Mul', [size, graph.floats(scales, [rows])])
    return graph.add('Mul', [graph.add('Cast', [product], [attribute.int('to', 1)]), scale])
  }
}

function decoderInputs(shape: WhisperShape): Port[] {
  return [
    { name: 'input_ids', type: 'int64', shape: ['batch_size', 'tokens'] },
    { name: 'encoder_hidden_states', type: 'float', shape: [sharedClip, 'heard', shape.width] },
    ...cachePorts('past_key_values', shape),
    { name: 'use_cache_branch', type: 'bool', shape: [1] },
  ]
}

function decoderOutputs(shape: WhisperShape): Port[] {
  const logits: Port = { name: 'logits', type: 'float', shape: ['batch_size', 'tokens', shape.tokens] }
  return [logits, ...cachePorts('present', shape)]
}

function cachePorts(prefix: string, shape: WhisperShape): Port[] {
  return Array.from({ length: shape.decoderLayers }, (_, at) =>
    ['decoder', 'encoder'].flatMap((part) =>
      parts.map((name) => cachePort(`${prefix}.${at}.${part}.${name}`, `${prefix}_${part}`, shape)),
    ),
  ).flat()
}

function cachePort(name: string, length: string, { heads, width }: WhisperShape): Port {
  const count = name.includes('.encoder.') ? sharedClip : 'batch_size'
  return { name, type: 'float', shape: [count, heads, length, width / heads] }
}
