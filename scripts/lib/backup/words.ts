import type { Contents } from './contents.ts'

export function contentsInWords({ lists, items }: Contents): string {
  return `${lists} lists and ${items} items`
}

export function sizeInWords(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
