import { useStore } from '@nanostores/react'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { amountText } from '../../i18n/amount.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { EmptyList } from '../ListStates.tsx'
import type { ListStore } from '../list.ts'
import { CategorySection } from '../rows/CategorySection.tsx'
import { AmountLabel, ItemName } from '../rows/ItemName.tsx'
import { pictureAddress } from '../rows/pictures.ts'
import { saidText } from '../rows/said-texts.ts'
import { rowTexts } from '../rows/texts.ts'
import { readOnlyTexts } from '../share/link-texts.ts'
import { listTexts } from '../texts.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'

/** Items to buy in category order, items that were not found, and bought items, without controls. */
export function ReadOnlyItems({ store }: { store: ListStore }) {
  const { pending, notFound, completed } = useStore(store.$sections)
  if (pending.length + notFound.length + completed.length === 0)
    return <EmptyList texts={readOnlyTexts.empty} />
  return (
    <div className="list-rows">
      <section className="list-section" aria-labelledby="pending-title">
        <h2 className="visually-hidden" id="pending-title" tabIndex={-1}>
          {listTexts.pending}
        </h2>
        {pending.map(({ category, items }) => (
          <CategorySection key={category} category={category} title={categoryLabels[category]}>
            <Rows items={items} />
          </CategorySection>
        ))}
        {notFound.length > 0 && (
          <CategorySection category="altele" title={rowTexts.notFound}>
            <Rows items={notFound} />
          </CategorySection>
        )}
      </section>
      {completed.length > 0 && (
        <section className="list-section" aria-labelledby="completed-title" data-category="altele">
          <h2 className="list-section-title read-only-bought" id="completed-title">
            {listTexts.completed}
          </h2>
          <Rows items={completed} />
        </section>
      )}
    </div>
  )
}

function Rows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="list-items" data-rows={items.length}>
      {items.map((item) => (
        <Row key={item.id} item={item} category={effectiveCategory(item)} />
      ))}
    </ul>
  )
}

function Row({ item, category }: { item: Item; category: CategoryKey }) {
  const { name, completed } = item
  const said = saidText(item)
  const amount = amountText(item)
  return (
    <li className={`item item-read${completed ? ' item-completed' : ''}`}>
      <span className="item-open">
        <img
          className="item-picture"
          src={pictureAddress(name, category)}
          alt=""
          width="28"
          height="28"
          loading="lazy"
        />
        <ItemName name={name} said={said} /> <AmountLabel amount={amount} />
      </span>
    </li>
  )
}
