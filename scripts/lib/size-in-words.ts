const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A size in bytes for an operator: '12 kB', '1.2 MB', '64 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} kB`
  const megabytes = bytes / megabyte
  return `${megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`
}
