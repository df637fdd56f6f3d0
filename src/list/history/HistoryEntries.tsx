import { useStore } from '@nanostores/react'
import { $lastDone, undoLast } from '../actions/undo.ts'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { menuTexts } from '../menu/texts.ts'
import type { LatePanelProps } from '../panels/panel-props.ts'
import { undoTexts } from '../texts.ts'
import { habitTexts } from './texts.ts'

/** Ways to take things back: the last action, the usual items, and the deleted ones. */
export function HistoryEntries({ store, close, open }: LatePanelProps) {
  const lastDone = useStore($lastDone)
  const deleted = useStore(store.$deleted)
  const undo = () => {
    close()
    undoLast()
  }
  return (
    <ul className="menu">
      {lastDone && <MenuEntry icon="undo-2" label={undoTexts.undoOf(lastDone)} run={undo} />}
      <MenuEntry icon="refresh-cw" label={habitTexts.title} run={() => open('usual')} />
      <MenuEntry
        icon="archive-restore"
        label={menuTexts.deleted}
        note={deleted.length || undefined}
        run={() => open('deleted')}
      />
    </ul>
  )
}
