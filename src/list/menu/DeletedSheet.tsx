import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item/item.ts'
import { amountText } from '../../i18n/amount.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { deletedTexts } from './texts.ts'

/** Items that were deleted in the last 30 days, the latest first, with buttons that restore them. */
export function DeletedSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const deleted = useStore(store.$deleted)
  const restoreAll = () => {
    store.restore(deleted.map(({ id }) => id))
    close()
  }
  return (
    <Sheet title={deletedTexts.title} close={close}>
      <p className="settings-hint">{deleted.length > 0 ? deletedTexts.note : deletedTexts.empty}</p>
      <ul className="deleted-items">
        {deleted.map((item) => (
          <DeletedItem key={item.id} item={item} restore={() => store.restore([item.id])} />
        ))}
      </ul>
      {deleted.length > 1 && (
        <button type="button" className="button button-plain deleted-all" onClick={restoreAll}>
          <Icon name="undo-2" />
          {deletedTexts.restoreAll}
        </button>
      )}
    </Sheet>
  )
}

function DeletedItem({ item, restore }: { item: Item; restore: () => void }) {
  const amount = amountText(item)
  const restoreHere = (event: { currentTarget: HTMLElement }) => {
    focusNextTo(event.currentTarget)
    restore()
  }
  return (
    <li className="deleted-item">
      <img
        src={pictureAddress(item.name, effectiveCategory(item))}
        alt=""
        width="28"
        height="28"
        loading="lazy"
      />
      <span className="deleted-name">
        {item.name} {amount && <span className="deleted-amount">{amount}</span>}
      </span>
      <button
        type="button"
        className="button button-soft"
        aria-label={deletedTexts.restoreItem(item.name)}
        onClick={restoreHere}
      >
        {deletedTexts.restore}
      </button>
    </li>
  )
}

/** The row is removed with its button: the focus moves to the next one's, else to the sheet's title. */
function focusNextTo(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbour?.querySelector('button') ?? button.closest('dialog')?.querySelector('h2')
  target?.focus()
}
