import moveStyles from '../../styles/pages/move.css?url'
import { loadStyles } from '../load-styles.ts'

/** The code of the sheet, once its styles have arrived too. */
export async function fetchMoveSheet() {
  const [code] = await Promise.all([import('./MoveSheet.tsx'), loadStyles(moveStyles)])
  return code.MoveSheet
}
