import { attribute, GraphMaker, onnxFile, type Port } from '../install/onnx.ts'

/** A one-layer model with the shape of Whisper and random weights. */
export interface TinyShape {
  bands: number
  width: number
  heads: number
  tokens: number
  /** Returns numbers from -1 to 1, always in the same sequence. */
  random: () => number
  /** Prior of each token. */
  bias: readonly number[]
}

const frames = 3_000
const positions = 448

/** `encoder_model.onnx`: two convolutions, the second of which halves the frames. */
export function encoderFile({ bands, width, random }: TinyShape): Uint8Array {
  const graph = new GraphMaker('encoder')
  const convolve = (input: string, from: number, stride: number) =>
    graph.add('Tanh', [
      graph.add(
        'Conv',
        [input, weights(graph, random, [width, from, 3], 2 / Math.sqrt(from))],
        [attribute.ints('pads', [1, 1]), attribute.ints('strides', [stride])],
      ),
    ])
  const heard = convolve(convolve('input_features', bands, 1), width, 2)
  const turned = graph.add('Transpose', [heard], [attribute.ints('perm', [0, 2, 1])])
  graph.addAs('Add', [turned, weights(graph, random, [1, frames / 2, width], 0.1)], ['last_hidden_state'])
  const input: Port = { name: 'input_features', type: 'float', shape: ['batch_size', bands, frames] }
  const output: Port = { name: 'last_hidden_state', type: 'float', shape: ['batch_size', frames / 2, width] }
  return onnxFile(graph.graph([input], [output]))
}

/** `decoder_model_merged.onnx`: self-attention and attention to the clip; `use_cache_branch` selects the branch. */
export function decoderFile(shape: TinyShape): Uint8Array {
  const { width, heads, tokens, random, bias } = shape
  const graph = new GraphMaker('decoder')
  const attention = new AttentionMaker(graph, shape)
  const embedding = weights(graph, random, [tokens, width], 1)
  const said = graph.add('Gather', [embedding, 'input_ids'])
  const { rows, columns } = attention.positions()
  const place = graph.add('Gather', [weights(graph, random, [positions, width], 0.3), rows])
  const input = graph.add('Add', [said, place])

  const [key, value] = ['key', 'value'].map((part) => {
    const added = attention.split(attention.project(input))
    const past = `past_key_values.0.decoder.${part}`
    return graph.addAs('Concat', [past, added], [`present.0.decoder.${part}`], [attribute.int('axis', 2)])[0]
  })
  const known = graph.add('Add', [input, attention.attend(input, key, value, attention.mask(rows, columns))])
  const [clipKey, clipValue] = attention.ofClip()
  const heard = graph.add('Add', [known, attention.attend(known, clipKey, clipValue)])
  const turned = graph.add('Transpose', [embedding], [attribute.ints('perm', [1, 0])])
  const scores = graph.add('Mul', [
    graph.add('MatMul', [graph.add('Tanh', [heard]), turned]),
    graph.floats([1], [1]),
  ])
  graph.addAs('Add', [scores, graph.floats(bias, [tokens])], ['logits'])
  return onnxFile(graph.graph(decoderInputs(width, heads), decoderOutputs(tokens, width, heads)))
}

/** The parts of attention, in the graph of a decoder. */
class AttentionMaker {
  readonly #graph: GraphMaker
  readonly #shape: TinyShape

  constructor(graph: GraphMaker, shape: TinyShape) {
    this.#graph = graph
    this.#shape = shape
  }

  /** Positions of the input tokens, and of all tokens including the past ones. */
  positions(): { rows: string; columns: string } {
    const graph = this.#graph
    const lengthAt = (value: string, axis: number) =>
      graph.add('Gather', [graph.add('Shape', [value]), graph.wholes([axis], [])])
    const past = lengthAt('past_key_values.0.decoder.key', 2)
    const all = graph.add('Add', [past, lengthAt('input_ids', 1)])
    const [zero, one] = [graph.wholes([0], []), graph.wholes([1], [])]
    return { rows: graph.add('Range', [past, all, one]), columns: graph.add('Range', [zero, all, one]) }
  }

  /** Masks later tokens. */
  mask(rows: string, columns: string): string {
    const graph = this.#graph
    const isSeen = graph.add('GreaterOrEqual', [
      graph.add('Unsqueeze', [rows, graph.wholes([1])]),
      graph.add('Unsqueeze', [columns, graph.wholes([0])]),
    ])
    return graph.add('Where', [isSeen, graph.floats([0], [1]), graph.floats([-1e9], [1])])
  }

  project(input: string, graph = this.#graph): string {
    const { width, random } = this.#shape
    return graph.add('MatMul', [input, weights(graph, random, [width, width], 4 / Math.sqrt(width))])
  }

  /** One part of the width for each head. */
  split(input: string, graph = this.#graph): string {
    const { width, heads } = this.#shape
    const parts = graph.add('Reshape', [input, graph.wholes([0, -1, heads, width / heads])])
    return graph.add('Transpose', [parts], [attribute.ints('perm', [0, 2, 1, 3])])
  }

  attend(input: string, key = '', value = '', mask?: string): string {
    const graph = this.#graph
    const { width } = this.#shape
    const query = this.split(this.project(input))
    const turned = graph.add('Transpose', [key], [attribute.ints('perm', [0, 1, 3, 2])])
    const fits = graph.add('MatMul', [query, turned])
    const masked = mask ? graph.add('Add', [fits, mask]) : fits
    const shares = graph.add('Softmax', [masked], [attribute.int('axis', -1)])
    const found = graph.add('MatMul', [shares, value])
    const joined = graph.add('Transpose', [found], [attribute.ints('perm', [0, 2, 1, 3])])
    return this.project(graph.add('Reshape', [joined, graph.wholes([0, -1, width])]))
  }

  /**
   * Keys and values of the clip for the tokens: computed in the first step, cached for later ones. As in Optimum's merged
   * decoders the cached outputs are then empty.
   */
  ofClip(): readonly string[] {
    const { width, heads } = this.#shape
    const parts = ['key', 'value'] as const
    const made = new GraphMaker('made')
    const clips = parts.map((part) => {
      const clip = this.split(this.project('encoder_hidden_states', made), made)
      return made.addAs('Identity', [clip], [`made.${part}`])[0] ?? ''
    })
    const given = clips.map((name, at) => made.addAs('Identity', [name], [`made.present.${at}`])[0] ?? '')
    const kept = new GraphMaker('kept')
    const pasts = parts.map(
      (part) => kept.addAs('Identity', [`past_key_values.0.encoder.${part}`], [`kept.${part}`])[0] ?? '',
    )
    const nothing = parts.map(() => kept.add('Identity', [kept.floats([], [0, heads, 1, width / heads])]))
    const ports = (names: readonly string[]) => names.map((name) => cachePort(name, 'length', width, heads))
    const results = ['clip.key', 'clip.value', 'present.0.encoder.key', 'present.0.encoder.value']
    return this.#graph.addAs('If', ['use_cache_branch'], results, [
      attribute.graph('then_branch', kept.graph([], ports([...pasts, ...nothing]))),
      attribute.graph('else_branch', made.graph([], ports([...clips, ...given]))),
    ])
  }
}

function weights(graph: GraphMaker, random: () => number, shape: readonly number[], size: number): string {
  const length = shape.reduce((product, side) => product * side, 1)
  return graph.floats(
    Float32Array.from({ length }, () => random() * size),
    shape,
  )
}

function decoderInputs(width: number, heads: number): Port[] {
  return [
    { name: 'input_ids', type: 'int64', shape: ['batch_size', 'tokens'] },
    { name: 'encoder_hidden_states', type: 'float', shape: ['batch_size', 'heard', width] },
    ...cachePorts('past_key_values', width, heads),
    { name: 'use_cache_branch', type: 'bool', shape: [1] },
  ]
}

function decoderOutputs(tokens: number, width: number, heads: number): Port[] {
  return [
    { name: 'logits', type: 'float', shape: ['batch_size', 'tokens', tokens] },
    ...cachePorts('present', width, heads),
  ]
}

function cachePorts(prefix: string, width: number, heads: number): Port[] {
  return ['decoder', 'encoder'].flatMap((part) =>
    ['key', 'value'].map((name) =>
      cachePort(`${prefix}.0.${part}.${name}`, `${prefix}_${part}`, width, heads),
    ),
  )
}

function cachePort(name: string, length: string, width: number, heads: number): Port {
  return { name, type: 'float', shape: ['batch_size', heads, length, width / heads] }
}
