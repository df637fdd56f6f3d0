import { useStore } from '@nanostores/react'
import { categoryLabels } from '../../i18n/categories.ts'
import { listTexts } from '../../i18n/list.ts'
import type { ListStore, Sections } from '../../stores/list.ts'
import { Icon } from '../Icon.tsx'
import { ItemRow } from './ItemRow.tsx'
import { AllDone, EmptyList } from './ListStates.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** 'De cumpărat' in shelf order, 'Cumpărate' below. */
export function ListItems({ store }: { store: ListStore }) {
  const { pending, completed } = useStore(store.$sections)
  useKeptFocus()
  if (pending.length === 0 && completed.length === 0) return <EmptyList />
  return (
    <>
      <section className="list-section" aria-labelledby="pending-title">
        <h2 className="list-section-title" id="pending-title" tabIndex={-1}>
          {listTexts.pending}
        </h2>
        {pending.length === 0 && <AllDone />}
        {pending.map((group) => (
          <CategoryGroup key={group.category} group={group} store={store} />
        ))}
      </section>
      {completed.length > 0 && <CompletedItems items={completed} store={store} />}
    </>
  )
}

function CategoryGroup({ group, store }: { group: Sections['pending'][number]; store: ListStore }) {
  const { category, items } = group
  return (
    <div data-category={category}>
      <h3 className="list-group-name">{categoryLabels[category]}</h3>
      <ul className="list-items">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} category={category} store={store} />
        ))}
      </ul>
    </div>
  )
}

function CompletedItems({ items, store }: { items: Sections['completed']; store: ListStore }) {
  return (
    <section className="list-section" aria-labelledby="completed-title">
      <details className="list-completed" open>
        <summary>
          <h2 id="completed-title">{listTexts.completed}</h2>
          <span className="list-completed-count">{items.length}</span>
          <Icon name="chevron-down" />
        </summary>
        <ul className="list-items" data-category="altele">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} category={item.category || 'altele'} store={store} />
          ))}
        </ul>
      </details>
    </section>
  )
}
