import { loadStyles } from '../../ui/load-styles.ts'
import panelStyles from './list-panels.css?url'

/** The code of a panel, once its styles are loaded too. */
export async function withPanelStyles<Code>(fetching: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([fetching, loadStyles(panelStyles)])
  return code
}
