import { type Block, blocksIn, rowsIn } from '../blocks.ts'
import type { TextKind } from './page-text.ts'

/** The parts of a text: its lines, or the blocks between empty lines. */
export function partsOf(kind: TextKind, text: string): Block[] {
  return kind === 'line' || kind === 'phrases' ? rowsIn(text) : blocksIn(text)
}
