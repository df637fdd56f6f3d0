import { useStore } from '@nanostores/react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type CategoryKey, categoryKeys } from '../../domain/item/fields.ts'
import { moved, orderOptions } from '../../domain/shop/manual-order.ts'
import { inOrderOf } from '../../domain/shop/sections-in-shop.ts'
import { orderIn } from '../../domain/shop/walks.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { aisleTexts } from './shop-texts.ts'
import { useStoreOrder } from './use-store-order.ts'

interface Props {
  store: ListStore
  shop: string
}

/** The order of a store's aisles: learned, or set here by buttons or by dragging, for all people on the list. */
export function Aisles({ store, shop }: Props) {
  const { byHand, history } = useStoreOrder(store, shop)
  const saved = useStore(optionsOf(store))
  const options = orderOptions(shop)
  const [wanted, want] = useWanted(saved.get(options.aisles))
  const order = byHand.length > 0 ? byHand : orderIn(history, shop, effectiveCategory)
  const all =
    wanted ??
    inOrderOf(
      categoryKeys.map((category) => ({ category })),
      order,
    ).map(({ category }) => category)
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= all.length) return
    const order = moved(all, from, to)
    want(order)
    void store.setOptions([[options.aisles, order.join()]], saved, aisleTexts.set)
  }
  const forget = () =>
    void store.setOptions(
      [
        [options.aisles, ''],
        [options.learnedFrom, String(Date.now())],
      ],
      saved,
      aisleTexts.forgotten,
    )
  return (
    <details className="aisles">
      <summary>{aisleTexts.title(shop)}</summary>
      <ol>
        {all.map((category, at) => (
          <Aisle
            key={category}
            name={categoryLabels[category]}
            at={at}
            isLast={at === all.length - 1}
            move={(to) => move(at, to)}
          />
        ))}
      </ol>
      {order.length > 0 && (
        <button type="button" className="button button-plain" onClick={forget}>
          {aisleTexts.forget}
        </button>
      )}
    </details>
  )
}

/** Order that a person has just set, until the list reports it: presses may follow faster than its reports. */
function useWanted(
  saved: string | undefined,
): [wanted: readonly CategoryKey[] | undefined, want: (order: readonly CategoryKey[]) => void] {
  const sent = useRef<string[]>([])
  const [wanted, setWanted] = useState<readonly CategoryKey[]>()
  useEffect(() => {
    const at = sent.current.indexOf(saved ?? '')
    if (at >= 0 && at < sent.current.length - 1) return
    sent.current = []
    setWanted(undefined)
  }, [saved])
  const want = (order: readonly CategoryKey[]) => {
    sent.current.push(order.join())
    setWanted(order)
  }
  return [wanted, want]
}

interface AisleProps {
  name: string
  at: number
  isLast: boolean
  move: (to: number) => void
}

function Aisle({ name, at, isLast, move }: AisleProps) {
  const { offset, ...drag } = useDrag((rows) => move(at + rows))
  return (
    <li style={{ translate: `0 ${offset}px` }} className={offset === 0 ? undefined : 'aisle-dragged'}>
      <span className="aisle-grip" {...drag}>
        {name}
      </span>
      <button type="button" disabled={at === 0} onClick={() => move(at - 1)} aria-label={aisleTexts.up(name)}>
        <span aria-hidden="true">↑</span>
      </button>
      <button type="button" disabled={isLast} onClick={() => move(at + 1)} aria-label={aisleTexts.down(name)}>
        <span aria-hidden="true">↓</span>
      </button>
    </li>
  )
}

/** Dragging a row up or down. @param drop gets the number of rows when the row is released */
function useDrag(drop: (rows: number) => void) {
  const [began, setBegan] = useState<number>()
  const [offset, setOffset] = useState(0)
  const end = () => {
    setBegan(undefined)
    setOffset(0)
  }
  return {
    offset,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setBegan(event.clientY)
    },
    onPointerMove: ({ clientY }: PointerEvent) => began !== undefined && setOffset(clientY - began),
    // The last movement may not be rendered yet.
    onPointerUp: ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const height = currentTarget.parentElement?.offsetHeight ?? 1
      end()
      drop(Math.round((clientY - (began ?? clientY)) / height))
    },
    onPointerCancel: end,
  }
}
