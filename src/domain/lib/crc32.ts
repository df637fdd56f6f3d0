const polynomial = 0xedb88320
const byteBits = 8

/**
 * Returns the 32-bit checksum of zip files and PNGs. It detects every change within 32 bits in a row, and any other change
 * except one in four billion.
 */
export function crc32(bytes: readonly number[]): number {
  let rest = -1
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < byteBits; bit++) rest = (rest >>> 1) ^ (rest & 1 ? polynomial : 0)
  }
  return ~rest >>> 0
}
