import { useStore } from '@nanostores/react'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { amountText } from '../../i18n/amount.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EnteringRows } from '../add/EnteringRows.tsx'
import { Substitutes } from '../editor/Substitutes.tsx'
import { useItemSheet } from '../editor/use-item-sheet.tsx'
import { AllDone } from '../ListStates.tsx'
import type { ListStore, Sections } from '../list.ts'
import { useSectionHeight } from '../parts/use-section-height.ts'
import { CategorySection } from '../rows/CategorySection.tsx'
import { FoldedSection } from '../rows/FoldedSection.tsx'
import { AmountLabel, ItemName, WhoMark } from '../rows/ItemName.tsx'
import { pictureAddress } from '../rows/pictures.ts'
import { SectionColumns } from '../rows/SectionColumns.tsx'
import { doingOf, saidText } from '../rows/said-texts.ts'
import { useFocusRestore } from '../rows/use-focus-restore.ts'
import { useFrozenRows } from '../rows/use-frozen-rows.ts'
import { useRowControls } from '../rows/use-row-controls.ts'
import { $person } from '../settings/device-settings.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { ShopQuestion } from './ShopQuestion.tsx'
import { shopTexts } from './shop-texts.ts'
import { $justMissed, $shop } from './shopping.ts'
import { shoppingTexts } from './texts.ts'
import { useShopOrder } from './use-shop-order.ts'
import { useElsewhere, useStoreInShop } from './use-store-in-shop.ts'

/** Remaining items in the order of the store, and the basket collapsed at the end: a press on any part of a row ticks it. */
export function ShoppingItems({ store, end }: { store: ListStore; end: () => void }) {
  const rows = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [open, sheet] = useItemSheet(store)
  useFocusRestore()
  const here = useStoreInShop(store)
  const elsewhere = useElsewhere(store)
  const { sections, guard, frozen } = useFrozenRows(rows, here, useShopOrder(store))
  const { pending, notFound, completed } = sections
  const ticked = useEndAfterLastTick(here, pending.length, end)
  useRowControls(rows, undefined, { store, guard, frozen, open, ticked })
  const wanted = pending.map(({ category, items }) => ({
    key: category as string,
    rows: items.length,
    section: (
      <CategorySection key={category} category={category} title={categoryLabels[category]}>
        <Rows items={items} store={store} />
      </CategorySection>
    ),
  }))
  const missed = {
    key: 'not-found',
    rows: notFound.length,
    section: (
      <CategorySection key="not-found" category="altele" title={shoppingTexts.notFound}>
        <Rows items={notFound} store={store} areMissed />
      </CategorySection>
    ),
  }
  return (
    <div className="list-rows shopping" ref={rows}>
      <h2 className="visually-hidden" id="shopping-title" tabIndex={-1}>
        {shoppingTexts.title}
      </h2>
      <ShopQuestion store={store} />
      {pending.length + notFound.length + elsewhere.length === 0 && <AllDone />}
      <SectionColumns sections={notFound.length > 0 ? [...wanted, missed] : wanted} />
      <EnteringRows store={store} />
      {completed.length > 0 && (
        <Basket items={completed} store={store} isOpen={isUnfolded} setOpen={setUnfolded} />
      )}
      {elsewhere.length > 0 && (
        <p className="shopping-elsewhere">{shopTexts.elsewhere(elsewhere.length, storesOf(elsewhere))}</p>
      )}
      {sheet}
    </div>
  )
}

/**
 * Ends the shopping after this device ticks the last item, once the tick has been shown; another person's tick does not end
 * it.
 *
 * @param left number of sections that are still rendered
 * @returns a function to call for each tick of this device
 */
function useEndAfterLastTick(store: ListStore, left: number, end: () => void): (itemId: string) => void {
  const ownId = useRef<string>(undefined)
  const isOwnLast = useRef(false)
  useEffect(
    () =>
      store.$sections.listen(({ pending }, before) => {
        if (pending.length > 0) isOwnLast.current = false
        else if (before && holds(before.pending, ownId.current)) isOwnLast.current = true
      }),
    [store],
  )
  useEffect(() => {
    if (left === 0 && isOwnLast.current) end()
  }, [left, end])
  return useCallback((itemId) => {
    ownId.current = itemId
  }, [])
}

function holds(groups: Sections['pending'], itemId: string | undefined): boolean {
  return groups.some(({ items }) => items.some(({ id }) => id === itemId))
}

interface BasketProps {
  items: readonly Item[]
  store: ListStore
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** 'În coș': ticked items, which can be unticked there. */
function Basket({ items, store, isOpen, setOpen }: BasketProps) {
  return (
    <FoldedSection
      id="basket-title"
      title={shoppingTexts.inBasket}
      count={items.length}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      {isOpen && <Rows items={items} store={store} />}
    </FoldedSection>
  )
}

interface RowsProps {
  items: readonly Item[]
  store: ListStore
  /** True in the section of items that were not found, where each has its substitutes: a row at rest keeps its height. */
  areMissed?: boolean
}

const Rows = memo(function Rows({ items, store, areMissed = false }: RowsProps) {
  const section = useRef<HTMLUListElement>(null)
  useSectionHeight(section, items.length)
  return (
    <ul ref={section} className="list-items" data-rows={items.length}>
      {items.map((item) => (
        <ShoppingRow
          key={item.id}
          item={item}
          category={effectiveCategory(item)}
          store={store}
          isMissed={areMissed}
        />
      ))}
    </ul>
  )
})

interface RowProps {
  item: Item
  category: CategoryKey
  store: ListStore
  isMissed: boolean
}

const ShoppingRow = memo(function ShoppingRow({ item, category, store, isMissed }: RowProps) {
  const { id, name, completed, notFound } = item
  const amount = amountText(item)
  const said = useSaid(item)
  const label = [name, said, amount].filter(Boolean).join(' ')
  const tickedBy = store.tickedBy(item)
  const who = doingOf(item, tickedBy)
  const does = completed ? shoppingTexts.untick(label) : shoppingTexts.tick(label)
  return (
    <li className={classOf(item)} data-item={id}>
      <button
        type="button"
        className="shopping-tick"
        data-control="check"
        aria-label={tickedBy ? `${does}, ${who?.title}` : does}
      >
        <span className="item-check item-circle" />
        <img src={pictureAddress(name, category)} alt="" width="30" height="30" loading="lazy" />
        <ItemName name={name} said={said} /> {who && <WhoMark {...who} />}
        <AmountLabel amount={amount} />
      </button>
      {!completed && (
        <button
          type="button"
          className="icon-button shopping-not-found"
          data-control="not-found"
          aria-label={notFound ? shoppingTexts.lookAgainOf(name) : shoppingTexts.notFoundOf(name)}
        >
          <Icon name={notFound ? 'undo-2' : 'package-x'} />
        </button>
      )}
      {isMissed && <SubstitutesBelow item={item} store={store} />}
    </li>
  )
})

function classOf({ completed, notFound }: Item): string {
  if (completed) return 'shopping-row item-completed'
  return notFound ? 'shopping-row item-missed' : 'shopping-row'
}

/**
 * Details of an item, and the person who brings it, so that others leave it to them. The store is omitted when it is
 * selected.
 */
function useSaid(item: Item): string {
  const isInShop = Boolean(useStore($shop))
  const reader = useStore($person).name
  const bringing = item.completed ? '' : shoppingTexts.bringing(item.taker, reader)
  return [saidText(isInShop ? { ...item, store: '' } : item), bringing].filter(Boolean).join(' · ')
}

/** Not shown while the substitutes are in the thumb's reach. */
function SubstitutesBelow({ item, store }: Pick<RowProps, 'item' | 'store'>) {
  const missed = useStore($justMissed)
  return missed === item.id ? null : <Substitutes item={item} store={store} />
}
