interface Level {
  value: number
  at: number
}

/** A fake of a browser's audio that records the sounds it should play. */
export class FakeAudioContext {
  static made: FakeAudioContext[] = []
  readonly tones: { frequencyHz: number; durationS: number }[] = []
  readonly levels: Level[] = []
  readonly destination = {}
  readonly currentTime = 0
  /** As on iOS, which wakes it only within a press. */
  state = 'suspended'

  constructor() {
    FakeAudioContext.made.push(this)
  }

  async resume(): Promise<void> {
    this.state = 'running'
  }

  createOscillator() {
    const frequency = { value: 0 }
    const stop = (durationS: number) => this.tones.push({ frequencyHz: frequency.value, durationS })
    return { frequency, connect: <Node>(node: Node) => node, start: () => undefined, stop }
  }

  createGain() {
    const note = (value: number, at: number) => this.levels.push({ value, at })
    const gain = { setValueAtTime: note, linearRampToValueAtTime: note }
    return { gain, connect: <Node>(node: Node) => node }
  }
}
