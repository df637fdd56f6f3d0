/** What one band of pitch holds of the power in all bins. */
type MelFilter = (power: Float64Array) => number

/** Linear below 1 kHz, logarithmic above (Slaney's Auditory Toolbox, as librosa and Whisper have it). */
const linearHzPerMel = 200 / 3
const bendHz = 1_000
const bendMel = bendHz / linearHzPerMel
const logStep = Math.log(6.4) / 27

/** Triangular bands, evenly spaced in mel, each of the same area. */
export function melFilters(bands: number, bins: number, sampleRate: number): MelFilter[] {
  const highest = toMel(sampleRate / 2)
  const edges = Array.from({ length: bands + 2 }, (_, edge) => toHz((highest * edge) / (bands + 1)))
  const binHz = sampleRate / 2 / (bins - 1)
  return Array.from({ length: bands }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3)
    const weights = Array.from({ length: bins }, (_bin, bin) => {
      const hz = bin * binHz
      const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle))
      return (Math.max(0, height) * 2) / (high - low)
    })
    return sparse(weights)
  })
}

function sparse(weights: readonly number[]): MelFilter {
  const from = weights.findIndex((weight) => weight > 0)
  const until = weights.findLastIndex((weight) => weight > 0)
  return (power) => {
    let sum = 0
    for (let bin = Math.max(0, from); bin <= until; bin += 1) sum += (weights[bin] ?? 0) * (power[bin] ?? 0)
    return sum
  }
}

function toMel(hz: number): number {
  return hz < bendHz ? hz / linearHzPerMel : bendMel + Math.log(hz / bendHz) / logStep
}

function toHz(mel: number): number {
  return mel < bendMel ? mel * linearHzPerMel : bendHz * Math.exp(logStep * (mel - bendMel))
}
