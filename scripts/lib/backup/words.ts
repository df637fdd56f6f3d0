import type { Contents } from './contents.ts'

export function contentsInWords({ lists, items }: Contents): string {
  return `${lists} lists and ${items} items`
}
