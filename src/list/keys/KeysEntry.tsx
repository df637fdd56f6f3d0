import { MenuEntry } from '../menu/MenuEntry.tsx'
import type { OpenLatePanel } from '../panels/panel-props.ts'
import { apiKeysTexts } from './texts.ts'

/** Entry of the menu that opens the keys of other programs. */
export function KeysEntry({ open }: { open: OpenLatePanel }) {
  return <MenuEntry icon="zap" label={apiKeysTexts.title} run={() => open('apiKeys')} />
}
