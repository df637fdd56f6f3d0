import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { othersOf } from '../../domain/list/presence.ts'
import { keyOf } from '../../domain/merge/key-of.ts'
import { billOf } from '../../domain/money/bill.ts'
import { returnOf } from '../../domain/money/deposit.ts'
import type { Bought } from '../../domain/shop/trips.ts'
import { type UsualThing, usualThings } from '../../domain/suggest/usual.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { historyAtHand } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { moneyTexts } from '../money/texts.ts'
import { useWares } from '../money/use-wares.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { ThingChip } from '../parts/ThingChip.tsx'
import { choiceKey, useChoices } from '../parts/use-choices.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { $person } from '../settings/device-settings.ts'
import { setShopping, shoppingForMs } from '../shopping/shopping.ts'
import { shoppingTexts } from '../shopping/texts.ts'
import { listStates } from '../texts.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { tickerOf } from '../who-ticked.ts'
import { recapAsText } from './recap-as-text.ts'
import { ShareRecap } from './ShareRecap.tsx'
import { recapTexts } from './texts.ts'
import { type TakenBy, whoTook } from './who-took.ts'

const minuteMs = 60_000

/** Summary at the end of the shopping, with one press that prepares the next list, at the same link. */
export function RecapSheet({ store, close }: PanelProps) {
  const { pending, notFound, completed } = useStore(store.$sections)
  const [givenUp, decide] = useGivenUp()
  const left = pending.flatMap(({ items }) => items)
  const all = completed.length + notFound.length + left.length
  const { usual, isKnown } = useUsual(store, [...left, ...notFound])
  const [choices, choose, chooseAll] = useChoices(usual, isUsualThing)
  const leave = useCallback(() => {
    close()
    setShopping(false)
  }, [close])
  useLeaveWhenEmptied(completed.length, leave)
  const end = (again: readonly UsualThing[]) => {
    leave()
    store.prepareNext({ givenUp: [...givenUp], again })
  }
  const title = recapTexts.title(completed.length, all)
  return (
    <Sheet title={title} close={close}>
      <Trip store={store} title={title} left={left} />
      <Left title={recapTexts.notFound} items={notFound} givenUp={givenUp} decide={decide} />
      <Left title={recapTexts.left} items={left} givenUp={givenUp} decide={decide} />
      {usual.length > 0 && (
        <Again things={usual} isKnown={isKnown} choices={choices} choose={choose} chooseAll={chooseAll} />
      )}
      {completed.length > 0 && (
        <button type="button" className="recap-empty" onClick={() => end([])}>
          {recapTexts.empty}
        </button>
      )}
      <div className="sheet-end">
        <button
          type="button"
          className="button button-do"
          onClick={() => end(usual.filter((thing) => choices.has(choiceKey(thing))))}
        >
          {listStates.allDone.prepare}
        </button>
      </div>
    </Sheet>
  )
}

interface TripProps extends Pick<PanelProps, 'store'> {
  title: string
  left: readonly Item[]
}

/** The trip in figures, and the button that sends it to others. */
function Trip({ store, title, left }: TripProps) {
  const { notFound, completed } = useStore(store.$sections)
  const name = useStore(store.$name)
  const cost = useCost(completed)
  const me = useStore($person).name || recapTexts.me
  const took = whoTook(completed, tickerOf, me)
  return (
    <>
      <p className="recap-facts">{useFacts(store)}</p>
      {cost && <p className="recap-cost">{cost}</p>}
      {took.length > 0 && <Took took={took} />}
      {completed.length > 0 && (
        <ShareRecap
          title={name}
          text={recapAsText({ name, title, cost, bought: completed, took, notFound, left })}
        />
      )}
    </>
  )
}

/** The items by the person who took them, folded: the counts are enough for most. */
function Took({ took }: { took: readonly TakenBy[] }) {
  return (
    <details className="recap-took">
      <summary>{recapTexts.took(took.map(({ who, items }) => [who, items.length]))}</summary>
      <ul>
        {took.map(({ who, items }) => (
          <li key={who}>
            <b>{who}:</b> {items.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Ids of the items that a person removes, and the function that decides about one item. */
function useGivenUp(): [givenUp: ReadonlySet<string>, decide: LeftProps['decide']] {
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set())
  const decide = (itemId: string, isGivenUp: boolean) => {
    const ids = new Set(givenUp)
    if (isGivenUp) ids.add(itemId)
    else ids.delete(itemId)
    setGivenUp(ids)
  }
  return [givenUp, decide]
}

interface LeftProps {
  title: string
  items: readonly Item[]
  givenUp: ReadonlySet<string>
  decide: (itemId: string, isGivenUp: boolean) => void
}

/** Items that were not bought stay on the list, unless a person removes them. */
function Left({ title, items, givenUp, decide }: LeftProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="recap-title">{title}</h3>
      <ul>
        {items.map(({ id, name, category }) => (
          <li key={id} className="recap-left">
            <img
              src={pictureAddress(name, effectiveCategory({ name, category }))}
              alt=""
              width="28"
              height="28"
              loading="lazy"
            />
            <span className="recap-name">{name}</span>
            {[false, true].map((isGivenUp) => (
              <button
                key={String(isGivenUp)}
                type="button"
                className="recap-choice"
                aria-label={isGivenUp ? recapTexts.goesOf(name) : recapTexts.staysOf(name)}
                aria-pressed={givenUp.has(id) === isGivenUp}
                onClick={() => decide(id, isGivenUp)}
              >
                {isGivenUp ? recapTexts.goes : recapTexts.stays}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AgainProps {
  things: readonly UsualThing[]
  /** False until the history is loaded. */
  isKnown: boolean
  /** Keys of the chosen things. */
  choices: ReadonlySet<string>
  choose: (key: string) => void
  chooseAll: () => void
}

/** Items for the next list. */
function Again({ things, isKnown, choices, choose, chooseAll }: AgainProps) {
  return (
    <fieldset className="recap-again" disabled={!isKnown}>
      <legend className="recap-title">{recapTexts.again}</legend>
      {things.map((thing) => (
        <ThingChip
          key={choiceKey(thing)}
          thing={thing}
          isChosen={choices.has(choiceKey(thing))}
          choose={() => choose(choiceKey(thing))}
        />
      ))}
      <button type="button" className="chip chip-thing recap-all" onClick={chooseAll}>
        {choices.size < things.length ? recapTexts.all : recapTexts.none}
      </button>
    </fieldset>
  )
}

/** The cost of the basket, once its code is loaded; '' if no item has a price. */
function useCost(items: readonly Item[]): string {
  const wares = useWares()
  const bill = useMemo(() => (wares && wares !== 'failed' ? billOf(wares, items) : undefined), [wares, items])
  return !bill || bill.bani === bill.deposit ? '' : recapTexts.cost(bill.bani, bill.unpriced.length)
}

/** Duration of the shopping, and the people who took part. */
function useFacts(store: ListStore): string {
  const { count, people } = useStore(store.$presence)
  const person = useStore($person)
  const [first] = othersOf(people, person)
  const [forMs] = useState(shoppingForMs)
  const minutes = forMs === undefined ? undefined : Math.round(forMs / minuteMs)
  const together = count > 1 ? shoppingTexts.together(count - 1, first?.name) : undefined
  return recapTexts.facts(minutes || undefined, together)
}

/** Closes the recap if another person has cleared the basket meanwhile. */
function useLeaveWhenEmptied(bought: number, leave: () => void): void {
  const [wasAny] = useState(bought > 0)
  useEffect(() => {
    if (wasAny && bought === 0) leave()
  }, [wasAny, bought, leave])
}

/**
 * Items that the next list may have, without those that are still on this one.
 *
 * @returns isKnown is false until the history is loaded: before that the choices could still move
 */
function useUsual(store: ListStore, staying: readonly Item[]): { usual: UsualThing[]; isKnown: boolean } {
  const { completed } = useStore(store.$sections)
  const words = useStore($vocabulary)
  const [history, setHistory] = useState<readonly Bought[]>()
  useEffect(() => {
    void historyAtHand(store).then(setHistory)
  }, [store])
  const things = useMemo(() => usualThings(words, history ?? [], completed), [words, history, completed])
  const toReturn = useContainers(completed)
  const present = new Set(staying.map(({ name }) => keyOf(words, name)))
  const usual = [...things.filter((thing) => !returnOf(thing)), ...(toReturn ?? [])].filter(
    ({ name }) => !present.has(keyOf(words, name)),
  )
  return { usual, isKnown: history !== undefined && toReturn !== undefined }
}

/** Returnable bottles and cans that were just bought; undefined until they are known. */
function useContainers(bought: readonly Item[]): UsualThing[] | undefined {
  const wares = useWares()
  return useMemo(() => {
    if (!wares) return undefined
    if (wares === 'failed') return []
    const { containers } = billOf(wares, bought)
    const quantity = String(containers)
    return containers > 0
      ? [{ name: moneyTexts.toReturn, quantity, unit: 'buc', category: 'altele', isUsual: false }]
      : []
  }, [wares, bought])
}

function isUsualThing({ isUsual }: UsualThing): boolean {
  return isUsual
}
