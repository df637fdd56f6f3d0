import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { csvTexts } from '../../../i18n/list/csv.ts'
import { listTexts, undoTexts } from '../../../i18n/list/list.ts'
import { menuTexts } from '../../../i18n/list/menu.ts'
import { keysTexts } from '../../../i18n/list/settings.ts'
import { habitTexts, historyTexts } from '../../../i18n/shop/history.ts'
import { moneyTexts } from '../../../i18n/shop/money.ts'
import { takenTexts } from '../../../i18n/shop/taken.ts'
import { templatesTexts } from '../../../i18n/shop/templates.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { $lastDone, undoLast } from '../../../stores/list/undo.ts'
import { copyList, fetchListMaker } from '../../../stores/lists/create-list.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'
import { openHere } from '../../open-here.ts'
import { Sheet } from '../../Sheet.tsx'
import { saveFile } from '../../save-file.ts'
import { MenuEntry } from '../parts/MenuEntry.tsx'
import type { PanelProps } from '../parts/panel-props.ts'
import { CopyAsText } from './CopyAsText.tsx'
import { listAsCsv } from './list-as-csv.ts'
import { SaveToAccount } from './SaveToAccount.tsx'
import { useLatePanel } from './use-late-panel.ts'

/** What is done to a list as a whole. */
export function MenuSheet({ store, show, close, startShopping }: PanelProps) {
  const deleted = useStore(store.$deleted)
  const isReadOnly = useStore(store.$isReadOnly)
  const lastDone = useStore($lastDone)
  const { LatePanel, open } = useLatePanel()
  useEffect(() => void fetchListMaker(), [])
  if (LatePanel) return <LatePanel store={store} close={close} />
  const after = (act: () => void) => () => {
    close()
    // The page without the sheet is what is printed, and what gets the focus.
    setTimeout(act)
  }
  const duplicate = async () => {
    const copy = await copyList(store.$name.get(), store.$items.get().values())
    close()
    if (copy) openHere(copy.token)
  }
  return (
    <Sheet title={menuTexts.title} close={close}>
      <ul className="menu">
        {lastDone && <MenuEntry icon="undo-2" label={undoTexts.undoOf(lastDone)} run={after(undoLast)} />}
        {startShopping && (
          <MenuEntry icon="shopping-basket" label={listTexts.shop} run={after(startShopping)} />
        )}
        {!isReadOnly && (
          <>
            <MenuEntry icon="rotate-ccw-clock" label={habitTexts.title} run={() => open('usual')} />
            <MenuEntry icon="rotate-ccw-clock" label={historyTexts.title} run={() => open('history')} />
            <MenuEntry icon="lightbulb" label={templatesTexts.title} run={() => open('templates')} />
            <MenuEntry icon="users" label={takenTexts.title} run={() => open('take')} />
            <MenuEntry icon="shopping-basket" label={moneyTexts.title} run={() => open('money')} />
          </>
        )}
        <CopyAsText store={store} />
        <MenuEntry icon="copy" label={csvTexts.save} run={after(() => saveAsCsv(store))} />
        {/* The key of a read-only link would be kept as if it were the list's own. */}
        {!isReadOnly && <SaveToAccount store={store} close={close} />}
        <MenuEntry icon="printer" label={menuTexts.print} run={after(() => print())} />
        <MenuEntry icon="qr-code" label={menuTexts.qr} run={() => show('share')} />
        <MenuEntry icon="copy-plus" label={menuTexts.duplicate} run={duplicate} />
        {!isReadOnly && (
          <>
            <MenuEntry
              icon="archive-restore"
              label={menuTexts.deleted}
              note={deleted.length || undefined}
              run={() => show('deleted')}
            />
            <MenuEntry icon="link" label={menuTexts.link} run={() => show('link')} />
          </>
        )}
        <MenuEntry icon="keyboard" label={keysTexts.title} isForKeyboards run={() => show('keys')} />
        <MenuEntry icon="settings" label={menuTexts.settings} run={() => show('settings')} />
      </ul>
    </Sheet>
  )
}

function saveAsCsv(store: ListStore): void {
  const { pending, notFound, completed } = store.$sections.get()
  const items = [...pending.flatMap((group) => group.items), ...notFound, ...completed]
  saveFile(`${store.$name.get()}.csv`, listAsCsv(items, effectiveCategory), 'text/csv')
}
