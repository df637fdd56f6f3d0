import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { cleanText, storeMaxLength } from '../../domain/lib/check.ts'
import { readNickname } from '../../domain/list/person.ts'
import { storesToName } from '../../domain/shop/stores-of-list.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { Aisles } from './Aisles.tsx'
import { shopTexts } from './shop-texts.ts'
import { $shop, setShop } from './shopping.ts'

/** Selection of the store: one press, or any other store by its name. */
export function ShopSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const shop = useStore($shop)
  const items = useStore(store.$items)
  const isReadOnly = useStore(store.$isReadOnly)
  const { pending } = useStore(store.$sections)
  const wanted = pending.flatMap((group) => group.items)
  const choose = (chosen: string) => {
    setShop(chosen)
    close()
  }
  return (
    <Sheet title={shopTexts.question} close={close}>
      <ul className="shop-choices">
        {['', ...storesToName(items.values())].map((name) => (
          <li key={name}>
            <button type="button" className="chip" aria-pressed={shop === name} onClick={() => choose(name)}>
              {name === ''
                ? shopTexts.anywhere
                : shopTexts.choice(name, wanted.filter((item) => item.store === name).length)}
            </button>
          </li>
        ))}
      </ul>
      <OtherShop choose={choose} />
      {!isReadOnly && <Aisles store={store} shop={shop ?? ''} />}
    </Sheet>
  )
}

function OtherShop({ choose }: { choose: (shop: string) => void }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const shop = readNickname(cleanText(name))
    if (shop) choose(shop)
  }
  return (
    <form className="shop-other" onSubmit={submit}>
      <label className="item-sheet-field">
        {shopTexts.other}
        <input
          className="field"
          value={name}
          maxLength={storeMaxLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-plain">
        {shopTexts.choose}
      </button>
    </form>
  )
}
