import panelStyles from '../../../styles/list/list-panels.css?url'
import { loadStyles } from '../../load-styles.ts'

/** The code of a panel, once its styles are loaded too. */
export async function withPanelStyles<Code>(fetching: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([fetching, loadStyles(panelStyles)])
  return code
}
