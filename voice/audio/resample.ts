/** Zero crossings of the filter on each side: enough for speech. */
const crossings = 16

/**
 * Changes the sample rate, by a windowed sinc that also removes frequencies above the limit of the new rate.
 *
 * @param from present samples per second
 * @param to wanted samples per second
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const cutoff = Math.min(1, to / from)
  const reach = crossings / cutoff
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const centre = (index * from) / to
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at += 1) {
      sum += (samples[at] ?? 0) * weight((at - centre) * cutoff) * cutoff
    }
    return sum
  })
}

/** sin(πx)/πx under a Hann window, at `x` crossings from the middle. */
function weight(x: number): number {
  if (x === 0) return 1
  const angle = Math.PI * x
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / crossings))
}
