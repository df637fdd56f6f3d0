import panelStyles from '../../../styles/list/list-panels.css?url'
import { loadStyles } from '../../load-styles.ts'

/** The code of a panel, once what it wears is there too. */
export async function withPanelStyles<Code>(fetching: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([fetching, loadStyles(panelStyles)])
  return code
}
