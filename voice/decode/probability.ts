/** The natural logarithm of each token's probability. */
export function logProbabilities(logits: Float32Array): Float32Array {
  const highest = logits.reduce((high, value) => Math.max(high, value), -Infinity)
  const sum = logits.reduce((total, value) => total + Math.exp(value - highest), 0)
  const shift = highest + Math.log(sum)
  return logits.map((value) => value - shift)
}
