import moveStyles from '../../styles/pages/move.css?url'
import { closingWhenBroken } from '../closing-when-broken.tsx'
import { loadStyles } from '../load-styles.ts'

/** The code of the sheet, once its styles have arrived too. */
export async function fetchMoveSheet() {
  const [code] = await Promise.all([import('./MoveSheet.tsx'), loadStyles(moveStyles)])
  return closingWhenBroken(code.MoveSheet)
}
