import { useStore } from '@nanostores/react'
import { type ReactNode, useRef, useState } from 'react'
import type { Item } from '../domain/item/item.ts'
import { categoryLabels } from '../i18n/category-labels.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Broken } from '../ui/Broken.tsx'
import { boughtOf } from './actions/list-actions.ts'
import { EnteringRows } from './add/EnteringRows.tsx'
import { Substitutes } from './editor/Substitutes.tsx'
import { useItemSheet } from './editor/use-item-sheet.tsx'
import { AllDone, EmptyList } from './ListStates.tsx'
import type { ListStore, Sections } from './list.ts'
import { SwipeUnderlay } from './motion/SwipeUnderlay.tsx'
import { $canSpeak } from './optional-parts.ts'
import type { ShowPanel } from './panels/panel-props.ts'
import { Fetched } from './parts/Fetched.tsx'
import { focusHeading } from './parts/focus.ts'
import { PlainRows } from './parts/PlainRows.tsx'
import { BoughtItems } from './rows/BoughtItems.tsx'
import { CategorySection } from './rows/CategorySection.tsx'
import { ItemRows } from './rows/ItemRows.tsx'
import { type DrawnSection, SectionColumns } from './rows/SectionColumns.tsx'
import { rowTexts } from './rows/texts.ts'
import { useFocusRestore } from './rows/use-focus-restore.ts'
import { useFrozenRows } from './rows/use-frozen-rows.ts'
import { useHighlightedRows } from './rows/use-highlighted-rows.ts'
import { useRowControls } from './rows/use-row-controls.ts'
import { listStates, listTexts } from './texts.ts'

const fetchPopular = async () => (await import('./add/PopularItems.tsx')).PopularItems

/**
 * 'De cumpărat' in category order, below it the items that were not found; bought items are in a collapsed section at the
 * end.
 */
export function ListItems({ store, show }: { store: ListStore; show: ShowPanel }) {
  const rows = useRef<HTMLDivElement>(null)
  const underlay = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [open, sheet] = useItemSheet(store)
  useFocusRestore()
  const { sections, marked, guard, frozen } = useFrozenRows(rows, store)
  useRowControls(rows, underlay, { store, guard, frozen, open })
  const highlighted = useHighlightedRows(store)
  const drawRows = (items: readonly Item[]) => (
    <Boundary instead={<PlainRows rows={items.map(({ name }) => name)} />} broke={() => setBroken(true)}>
      <ItemRows items={items} {...concerning(items, { marked, highlighted })} store={store} />
    </Boundary>
  )
  const toBuy = sectionsToBuy(sections, drawRows, store)
  const isDone = toBuy.length === 0
  const { completed } = sections
  const isEmpty = isDone && completed.length === 0
  const putBack = () => putBackAll(store)
  return (
    <div className="list-rows" ref={rows}>
      <SwipeUnderlay ref={underlay} />
      {isBroken && <Broken />}
      {isEmpty ? (
        <NothingYet store={store} />
      ) : (
        <section className="list-section" aria-labelledby="pending-title">
          <h2 className="visually-hidden" id="pending-title" tabIndex={-1}>
            {listTexts.pending}
          </h2>
          {isDone && <AllDone prepare={() => show('recap')} putBack={putBack} />}
          <SectionColumns sections={toBuy} />
        </section>
      )}
      <EnteringRows store={store} />
      {completed.length > 0 && (
        <BoughtItems
          items={completed}
          isOpen={isUnfolded}
          setOpen={setUnfolded}
          putBack={isDone ? undefined : putBack}
          clear={() => void store.clearCompleted(boughtIds(store))}
          drawRows={drawRows}
        />
      )}
      {sheet}
    </div>
  )
}

function NothingYet({ store }: { store: ListStore }) {
  const canSpeak = useStore($canSpeak)
  const texts = canSpeak ? listStates.empty : withoutVoice
  return (
    <EmptyList texts={texts}>
      <p className="list-state-beside">{texts.text.replace(below, beside)}</p>
      <p className="list-state-others">{listStates.empty.others}</p>
      <Fetched fetch={fetchPopular} props={{ store }} />
    </EmptyList>
  )
}

/** The categories in their order, then the items that were not found. */
function sectionsToBuy(
  { pending, notFound }: Sections,
  drawRows: (items: readonly Item[]) => ReactNode,
  store: ListStore,
): DrawnSection[] {
  const drawn: DrawnSection[] = pending.map(({ category, items }) => ({
    key: category,
    rows: items.length,
    section: (
      <CategorySection key={category} category={category} title={categoryLabels[category]}>
        {drawRows(items)}
      </CategorySection>
    ),
  }))
  if (notFound.length === 0) return drawn
  const section = (
    <CategorySection key="not-found" category="altele" title={rowTexts.notFound}>
      {drawRows(notFound)}
      {notFound.map((item) => (
        <Substitutes key={item.id} item={item} store={store} />
      ))}
    </CategorySection>
  )
  return [...drawn, { key: 'not-found', rows: notFound.length, section }]
}

function putBackAll(store: ListStore): void {
  focusHeading()
  void store.uncomplete(boughtIds(store))
}

/** Read at the press: items that are ticked while the code of an action is loading stay as they are. */
function boughtIds(store: ListStore): string[] {
  return boughtOf(store.$items.get()).map(({ id }) => id)
}

const { below, beside } = listStates.empty
const withoutVoice = { ...listStates.empty, text: listStates.empty.textWithoutVoice }
const nobody: ReadonlySet<string> = new Set()

interface GoingOn {
  marked: ReadonlySet<string>
  highlighted: ReadonlySet<string>
}

/** Restricts the state to these rows. Empty sets are always the same object, so that the rows are not rendered again. */
function concerning(items: readonly Item[], { marked, highlighted }: GoingOn): GoingOn {
  const ofThese = (ids: ReadonlySet<string>) =>
    ids.size > 0 && items.some(({ id }) => ids.has(id)) ? ids : nobody
  return { marked: ofThese(marked), highlighted: ofThese(highlighted) }
}
