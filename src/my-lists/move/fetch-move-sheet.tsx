import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import { loadStyles } from '../../ui/load-styles.ts'
import moveStyles from './move.css?url'

/** The code of the sheet, once its styles have arrived too. */
export async function fetchMoveSheet() {
  const [code] = await Promise.all([import('./MoveSheet.tsx'), loadStyles(moveStyles)])
  return closingWhenBroken(code.MoveSheet)
}
