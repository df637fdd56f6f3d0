import { addresses } from '../../site.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { DeleteList } from './DeleteList.tsx'
import { lifetimeTexts } from './lifetime-texts.ts'
import { linkTexts } from './link-texts.ts'
import { ReadLink } from './ReadLink.tsx'

/** Access to the list: its links, their lifetime, and how to revoke them. */
export function LinkSheet({ store, close }: PanelProps) {
  const token = addresses.listToken(location.pathname)?.toLowerCase() ?? ''
  return (
    <Sheet title={linkTexts.title} close={close}>
      <div className="links">
        <ChangeLink token={token} close={close} />
        <ReadLink token={token} />
        <DeleteList token={token} store={store} close={close} />
        <p className="settings-hint">{lifetimeTexts.rule}</p>
      </div>
    </Sheet>
  )
}
