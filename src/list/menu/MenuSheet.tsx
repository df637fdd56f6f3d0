import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { copyList, fetchListMaker } from '../../my-lists/create/create-list.ts'
import { openHere } from '../../ui/open-here.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { CopyAsText } from '../export/CopyAsText.tsx'
import { exportTexts } from '../export/texts.ts'
import { historyTexts } from '../history/texts.ts'
import { importTexts } from '../import/texts.ts'
import { KeysEntry } from '../keys/KeysEntry.tsx' // part: integrations
import { moneyTexts } from '../money/texts.ts'
import type { OpenLatePanel, PanelProps } from '../panels/panel-props.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { keysTexts } from '../settings/texts.ts'
import { takenTexts } from '../taking/texts.ts'
import { templatesTexts } from '../templates/texts.ts'
import { listTexts } from '../texts.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { SaveToAccount } from './SaveToAccount.tsx'
import { menuTexts } from './texts.ts'

/** Groups of entries one press below the menu. */
type Group = 'share' | 'more'

/** Actions on a list as a whole: at most seven entries, two of which lead to groups of rarer ones. */
export function MenuSheet(props: PanelProps) {
  const { store, close } = props
  const { LatePanel, open } = useLatePanel()
  const [group, setGroup] = useState<Group>()
  useEffect(() => void fetchListMaker(), [])
  if (LatePanel) return <LatePanel store={store} close={close} open={open} />
  if (group === 'share') return <ShareGroup {...props} open={open} />
  if (group === 'more') return <MoreGroup {...props} open={open} />
  return <MainMenu {...props} open={open} setGroup={setGroup} />
}

interface GroupProps extends PanelProps {
  open: OpenLatePanel
}

function MainMenu({
  store,
  show,
  close,
  startShopping,
  open,
  setGroup,
}: GroupProps & { setGroup: (group: Group) => void }) {
  const isReadOnly = useStore(store.$isReadOnly)
  return (
    <MenuList title={menuTexts.title} close={close}>
      {startShopping && (
        <MenuEntry icon="shopping-basket" label={listTexts.shop} run={after(close, startShopping)} />
      )}
      <MenuEntry icon="users" label={menuTexts.share} run={() => setGroup('share')} />
      {!isReadOnly && (
        <>
          <MenuEntry icon="rotate-ccw-clock" label={historyTexts.title} run={() => open('history')} />
          <MenuEntry icon="lightbulb" label={templatesTexts.title} run={() => open('templates')} />
          <MenuEntry icon="wallet" label={moneyTexts.title} run={() => open('money')} />
        </>
      )}
      <MenuEntry icon="settings" label={menuTexts.settings} run={() => show('settings')} />
      <MenuEntry icon="ellipsis" label={menuTexts.more} run={() => setGroup('more')} />
    </MenuList>
  )
}

/** Ways to other people and devices. */
function ShareGroup({ store, show, close, open }: GroupProps) {
  const isReadOnly = useStore(store.$isReadOnly)
  return (
    <MenuList title={menuTexts.share} close={close}>
      <MenuEntry icon="qr-code" label={menuTexts.qr} run={() => show('share')} />
      {/* The key of a read-only link would be kept as if it were the list's own. */}
      {!isReadOnly && (
        <>
          <MenuEntry icon="link" label={menuTexts.link} run={() => show('link')} />
          <MenuEntry icon="user-check" label={takenTexts.title} run={() => open('take')} />
          <SaveToAccount store={store} close={close} />
        </>
      )}
    </MenuList>
  )
}

/** Copies, files, and other programs. */
function MoreGroup({ store, show, close, open }: GroupProps) {
  const isReadOnly = useStore(store.$isReadOnly)
  const duplicate = async () => {
    const copy = await copyList(store.$name.get(), store.$items.get().values())
    close()
    if (copy) openHere(copy.token)
  }
  return (
    <MenuList title={menuTexts.more} close={close}>
      <CopyAsText store={store} />
      <MenuEntry icon="printer" label={menuTexts.print} run={after(close, () => print())} />
      <MenuEntry icon="copy-plus" label={menuTexts.duplicate} run={duplicate} />
      <MenuEntry icon="download" label={exportTexts.title} run={() => open('export')} />
      {!isReadOnly && (
        <>
          <MenuEntry icon="clipboard-paste" label={importTexts.title} run={() => open('import')} />
          <KeysEntry open={open} /* part: integrations */ />
        </>
      )}
      <MenuEntry icon="keyboard" label={keysTexts.title} isForKeyboards run={() => show('keys')} />
    </MenuList>
  )
}

function MenuList({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  return (
    <Sheet title={title} close={close}>
      <ul className="menu">{children}</ul>
    </Sheet>
  )
}

/** Acts once the sheet is closed, because the page is printed without it, and gets the focus. */
function after(close: () => void, act: () => void): () => void {
  return () => {
    close()
    setTimeout(act)
  }
}
