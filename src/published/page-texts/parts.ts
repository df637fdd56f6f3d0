import { type Block, blocksIn, rowsIn } from '../lines.ts'
import type { TextKind } from './page-text.ts'

/** What a text consists of: its lines, or what stands between its empty lines. */
export function partsOf(kind: TextKind, text: string): Block[] {
  return kind === 'line' || kind === 'phrases' ? rowsIn(text) : blocksIn(text)
}
