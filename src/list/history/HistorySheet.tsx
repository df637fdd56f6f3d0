import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { keyOf } from '../../domain/merge/key-of.ts'
import { findBought } from '../../domain/shop/find-bought.ts'
import { type Bought, tripsOf } from '../../domain/shop/trips.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { LatePanelProps } from '../panels/panel-props.ts'
import { usePresent } from '../parts/use-present.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { FoundThings, type ThingChoice } from './FoundThings.tsx'
import { HistoryEntries } from './HistoryEntries.tsx'
import { HistoryState } from './HistoryState.tsx'
import type { KnownHistory } from './list-history.ts'
import { Shops } from './Shops.tsx'
import { historyTexts } from './texts.ts'
import { useHistory } from './use-history.ts'

/**
 * Items that were bought for this list, by shopping trip or as search results; single ones, several, or a whole trip can be
 * added again.
 */
export function HistorySheet({ store, close, open }: LatePanelProps) {
  const { known, retry } = useHistory(store)
  const [sought, seek] = useState('')
  const isPresent = usePresent(store)
  const choosing = useChoosing(isPresent)
  const order = useMemo(() => orderOf(known, isPresent), [known, isPresent])
  const put = (things: readonly Bought[]) => {
    close()
    const wanted = things.map(({ name, quantity, unit, category }) => ({ name, quantity, unit, category }))
    void store.addItems(wanted)
  }
  return (
    <Sheet title={historyTexts.title} order={order} close={close}>
      <HistoryEntries store={store} close={close} open={open} />
      <HistoryState store={store} known={known} retry={retry}>
        <Known bought={known.bought ?? []} sought={sought} seek={seek} choosing={choosing} put={put} />
      </HistoryState>
    </Sheet>
  )
}

/** Returns a text that changes whenever the things move. A thing that is on the list has a longer label, which moves others. */
function orderOf({ bought = [], reading }: KnownHistory, isPresent: ThingChoice['isPresent']): string {
  const things = bought.map(({ atMs, name, quantity, unit }) => [atMs, name, quantity, unit, isPresent(name)])
  return JSON.stringify([reading === 'failed', things])
}

interface KnownProps {
  bought: readonly Bought[]
  sought: string
  seek: (text: string) => void
  choosing: ThingChoice
  put: (things: readonly Bought[]) => void
}

function Known({ bought, sought, seek, choosing, put }: KnownProps) {
  const words = useStore($vocabulary)
  if (bought.length === 0) return <p>{historyTexts.nothing}</p>
  const isSeeking = sought.trim() !== ''
  return (
    <>
      <SearchField text={sought} seek={seek} />
      {isSeeking ? (
        <FoundThings found={findBought(words, bought, sought)} choosing={choosing} />
      ) : (
        <Shops shops={tripsOf(bought)} choosing={choosing} put={put} />
      )}
      {choosing.chosen.length > 0 && (
        <div className="sheet-end">
          <button type="button" className="button button-do" onClick={() => put(choosing.chosen)}>
            {historyTexts.put(choosing.chosen.length)}
          </button>
        </div>
      )}
    </>
  )
}

function SearchField({ text, seek }: { text: string; seek: (text: string) => void }) {
  return (
    <div className="history-search">
      <Icon name="search" />
      <input
        type="search"
        className="field"
        aria-label={historyTexts.search}
        placeholder={historyTexts.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => seek(target.value)}
      />
    </div>
  )
}

/** Selects each item once, with the amount at which it was selected last; items that are on the list by now are left out. */
function useChoosing(isPresent: (name: string) => boolean): ThingChoice {
  const words = useStore($vocabulary)
  const [said, setSaid] = useState<ReadonlyMap<string, Bought>>(new Map())
  const isChosen = (thing: Bought) => {
    const chosen = said.get(keyOf(words, thing.name))
    return chosen !== undefined && isSame(chosen, thing) && !isPresent(thing.name)
  }
  return {
    chosen: [...said.values()].filter(({ name }) => !isPresent(name)),
    isChosen,
    isPresent,
    choose: (thing) => {
      const next = new Map(said)
      if (isChosen(thing)) next.delete(keyOf(words, thing.name))
      else next.set(keyOf(words, thing.name), thing)
      setSaid(next)
    },
  }
}

/** After a history is read again, the same items are other objects. */
function isSame(one: Bought, other: Bought): boolean {
  return (
    one.atMs === other.atMs &&
    one.name === other.name &&
    one.quantity === other.quantity &&
    one.unit === other.unit
  )
}
