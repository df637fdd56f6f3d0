import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { copyList, fetchListMaker } from '../../my-lists/create/create-list.ts'
import { openHere } from '../../ui/open-here.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { $lastDone, undoLast } from '../actions/undo.ts'
import { CopyAsText } from '../export/CopyAsText.tsx'
import { exportTexts } from '../export/texts.ts'
import { habitTexts, historyTexts } from '../history/texts.ts'
import { importTexts } from '../import/texts.ts'
import { apiKeysTexts } from '../keys/texts.ts'
import { moneyTexts } from '../money/texts.ts'
import { noticesTexts } from '../notices/texts.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { keysTexts } from '../settings/texts.ts'
import { takenTexts } from '../taking/texts.ts'
import { templatesTexts } from '../templates/texts.ts'
import { listTexts, undoTexts } from '../texts.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { SaveToAccount } from './SaveToAccount.tsx'
import { menuTexts } from './texts.ts'

/** Actions on a list as a whole. */
export function MenuSheet({ store, show, close, startShopping }: PanelProps) {
  const isReadOnly = useStore(store.$isReadOnly)
  const lastDone = useStore($lastDone)
  const { LatePanel, open } = useLatePanel()
  useEffect(() => void fetchListMaker(), [])
  if (LatePanel) return <LatePanel store={store} close={close} />
  const after = (act: () => void) => () => {
    close()
    // Waits until the sheet is closed, because the page is printed without it, and gets the focus.
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
        {!isReadOnly && <HelperEntries open={open} />}
      </ul>
      <ul className="menu">
        <CopyAsText store={store} />
        <MenuEntry icon="qr-code" label={menuTexts.qr} run={() => show('share')} />
        <MenuEntry icon="printer" label={menuTexts.print} run={after(() => print())} />
        {/* The key of a read-only link would be kept as if it were the list's own. */}
        {!isReadOnly && <SaveToAccount store={store} close={close} />}
        <MenuEntry icon="copy-plus" label={menuTexts.duplicate} run={duplicate} />
        <MenuEntry icon="copy" label={exportTexts.title} run={() => open('export')} />
        {!isReadOnly && (
          <MenuEntry icon="clipboard-paste" label={importTexts.title} run={() => open('import')} />
        )}
      </ul>
      <ul className="menu">
        {!isReadOnly && <UpkeepEntries store={store} show={show} open={open} />}
        <MenuEntry icon="keyboard" label={keysTexts.title} isForKeyboards run={() => show('keys')} />
        <MenuEntry icon="settings" label={menuTexts.settings} run={() => show('settings')} />
      </ul>
    </Sheet>
  )
}

type OpenPanel = ReturnType<typeof useLatePanel>['open']

/** Panels that help to plan, share and follow the shopping. */
function HelperEntries({ open }: { open: OpenPanel }) {
  return (
    <>
      <MenuEntry icon="rotate-ccw-clock" label={habitTexts.title} run={() => open('usual')} />
      <MenuEntry icon="rotate-ccw-clock" label={historyTexts.title} run={() => open('history')} />
      <MenuEntry icon="lightbulb" label={templatesTexts.title} run={() => open('templates')} />
      <MenuEntry icon="users" label={takenTexts.title} run={() => open('take')} />
      <MenuEntry icon="shopping-basket" label={moneyTexts.title} run={() => open('money')} />
      <MenuEntry icon="bell" label={noticesTexts.title} run={() => open('notices')} />
    </>
  )
}

/** Deleted items, and the ways into the list: its link and the keys of programs. */
function UpkeepEntries({ store, show, open }: Pick<PanelProps, 'store' | 'show'> & { open: OpenPanel }) {
  const deleted = useStore(store.$deleted)
  return (
    <>
      <MenuEntry
        icon="archive-restore"
        label={menuTexts.deleted}
        note={deleted.length || undefined}
        run={() => show('deleted')}
      />
      <MenuEntry icon="link" label={menuTexts.link} run={() => show('link')} />
      <MenuEntry icon="zap" label={apiKeysTexts.title} run={() => open('apiKeys')} />
    </>
  )
}
