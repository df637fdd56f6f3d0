/** Values of a frame that a transform works on, real and imaginary parts. */
interface Spectrum {
  real: Float64Array
  imaginary: Float64Array
}

/** The power of a frame of real values in its bins, from the lowest to half of its length. */
export type PowerOf = (values: Float64Array) => Float64Array

/** Prepares the discrete Fourier transform of frames of a length, by its factors (Cooley and Tukey). */
export function powerSpectrum(length: number): PowerOf {
  const cosines = Float64Array.from({ length }, (_, at) => Math.cos((2 * Math.PI * at) / length))
  const sines = Float64Array.from({ length }, (_, at) => -Math.sin((2 * Math.PI * at) / length))
  const result: Spectrum = { real: new Float64Array(length), imaginary: new Float64Array(length) }
  const parts: Spectrum = { real: new Float64Array(length), imaginary: new Float64Array(length) }

  /** Transforms every `stride`th value from `from` on into `size` places from `to` on. */
  function transform(values: Float64Array, from: number, size: number, to: number): void {
    const stride = length / size
    if (size === 1) {
      result.real[to] = values[from] ?? 0
      result.imaginary[to] = 0
      return
    }
    const factor = smallestFactor(size)
    const part = size / factor
    for (let at = 0; at < factor; at += 1) transform(values, from + at * stride, part, to + at * part)
    for (let bin = 0; bin < part; bin += 1) join(to + bin, part, factor, bin * stride)
  }

  /** Joins one bin of each part into `factor` bins of the whole. */
  function join(to: number, part: number, factor: number, turn: number): void {
    for (let at = 0; at < factor; at += 1) {
      parts.real[at] = result.real[to + at * part] ?? 0
      parts.imaginary[at] = result.imaginary[to + at * part] ?? 0
    }
    const step = length / factor
    for (let bin = 0; bin < factor; bin += 1) {
      let real = 0
      let imaginary = 0
      let angle = 0
      for (let at = 0; at < factor; at += 1) {
        const x = parts.real[at] ?? 0
        const y = parts.imaginary[at] ?? 0
        const cosine = cosines[angle] ?? 0
        const sine = sines[angle] ?? 0
        real += x * cosine - y * sine
        imaginary += x * sine + y * cosine
        angle = (angle + turn + bin * step) % length
      }
      result.real[to + bin * part] = real
      result.imaginary[to + bin * part] = imaginary
    }
  }

  return (values) => {
    transform(values, 0, length, 0)
    return Float64Array.from(
      { length: length / 2 + 1 },
      (_, bin) => (result.real[bin] ?? 0) ** 2 + (result.imaginary[bin] ?? 0) ** 2,
    )
  }
}

function smallestFactor(size: number): number {
  return [2, 3, 5, 7].find((factor) => size % factor === 0) ?? size
}
