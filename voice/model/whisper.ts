import { readFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { logMel } from '../audio/log-mel.ts'
import { modelFolder, type VoiceSettings } from '../settings.ts'
import { inFolder, modelFiles } from './files.ts'
import { readTokenizer, type Tokenizer, type TokenizerFile } from './tokenizer.ts'

/** The parts of `config.json` that are read. */
interface Config {
  decoder_layers: number
  decoder_attention_heads: number
  d_model: number
}

/** What the decoder knows by name, of the clip and of what it has said. */
type Memory = Readonly<Record<string, Tensor>>

/** A model that has heard some tokens of its own; any number of next ones can be tried from there. */
export interface DecodeStep {
  /** What it gives for each token to come next, as logits; one row for each token that it was told. */
  rows: readonly Float32Array[]
  next: (token: number) => Promise<DecodeStep>
}

export interface Whisper {
  tokenizer: Tokenizer
  /** Listens to samples at 16 kHz, and is told how its answer begins. */
  listen: (samples: Float32Array, beginning: readonly number[]) => Promise<DecodeStep>
}

/** Loads the model that is set, which must have been checked. */
export async function loadWhisper(settings: VoiceSettings): Promise<Whisper> {
  const files = modelFiles(settings.precision)
  const path = (name: keyof typeof files) => inFolder(modelFolder(settings), files[name])
  const read = (name: keyof typeof files): unknown => JSON.parse(readFileSync(path(name), 'utf8'))
  const bands = (read('preprocessor') as { feature_size: number }).feature_size
  const decoder = new Decoder(await session(path('decoder'), settings), read('config') as Config)
  const encoder = await session(path('encoder'), settings)

  async function listen(samples: Float32Array, beginning: readonly number[]): Promise<DecodeStep> {
    const features = logMel(samples, bands)
    const input_features = new Tensor('float32', features, [1, bands, features.length / bands])
    const { last_hidden_state } = await encoder.run({ input_features })
    if (!last_hidden_state) throw new Error('The encoder gave no last_hidden_state')
    return decoder.begin(last_hidden_state, beginning)
  }
  return { tokenizer: readTokenizer(read('tokenizer') as TokenizerFile), listen }
}

function session(path: string, { threads }: VoiceSettings): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    // Errors only: what it warns of (initializers that nobody uses) nobody here can mend.
    logSeverityLevel: 3,
  })
}

/** A merged decoder of Optimum's, one sequence at a time. */
class Decoder {
  readonly #session: InferenceSession
  readonly #layers: readonly number[]
  readonly #nothing: Tensor

  constructor(session: InferenceSession, config: Config) {
    const heads = config.decoder_attention_heads
    this.#session = session
    this.#layers = [...Array(config.decoder_layers).keys()]
    this.#nothing = new Tensor('float32', [], [1, heads, 0, config.d_model / heads])
  }

  /** The first step: what it makes of the clip for its further ones, it makes here. */
  async begin(heard: Tensor, beginning: readonly number[]): Promise<DecodeStep> {
    const past = this.#named('past_key_values', ['decoder', 'encoder'], () => this.#nothing)
    const outputs = await this.#run({ heard, tokens: beginning, past, isFirst: true })
    return this.#step(heard, this.#kept(outputs, 'encoder'), outputs)
  }

  #step(heard: Tensor, clip: Memory, outputs: Memory): DecodeStep {
    const past = { ...clip, ...this.#kept(outputs, 'decoder') }
    const next = async (token: number) =>
      this.#step(heard, clip, await this.#run({ heard, tokens: [token], past, isFirst: false }))
    return { rows: rowsOf(outputs.logits), next }
  }

  /** Further runs say nothing new of the clip, so that is not asked for. */
  async #run({ heard, tokens, past, isFirst }: Run): Promise<Memory> {
    const feeds = {
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
      ...past,
    }
    const wanted = this.#named('present', isFirst ? ['decoder', 'encoder'] : ['decoder'], () => null)
    return this.#session.run(feeds, ['logits', ...Object.keys(wanted)])
  }

  /** What a run says of one part, under the names by which the next run takes it. */
  #kept(outputs: Memory, part: Part): Memory {
    return this.#named('past_key_values', [part], (name) => {
      const tensor = outputs[name.replace('past_key_values', 'present')]
      if (!tensor) throw new Error(`The decoder gave no ${name}`)
      return tensor
    })
  }

  #named<Value>(
    prefix: string,
    parts: readonly Part[],
    value: (name: string) => Value,
  ): Record<string, Value> {
    const names = this.#layers.flatMap((layer) =>
      parts.flatMap((part) => [`${prefix}.${layer}.${part}.key`, `${prefix}.${layer}.${part}.value`]),
    )
    return Object.fromEntries(names.map((name) => [name, value(name)]))
  }
}

/** Of the clip, or of what was said so far. */
type Part = 'encoder' | 'decoder'

interface Run {
  heard: Tensor
  tokens: readonly number[]
  past: Memory
  isFirst: boolean
}

function rowsOf(logits: Tensor | undefined): Float32Array[] {
  if (!(logits?.data instanceof Float32Array)) throw new Error('The decoder gave no logits')
  const { data, dims } = logits
  const [, rows = 0, width = 0] = dims
  return Array.from({ length: rows }, (_, row) => data.subarray(row * width, (row + 1) * width))
}
