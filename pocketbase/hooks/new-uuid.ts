/** Returns a random UUID (version 4). */
export function newUuid(): string {
  const digits = $security.sha256($security.randomString(64))
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
