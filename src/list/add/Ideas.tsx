import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { type CategoryKey, categoryKeys, itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { keyOf } from '../../domain/merge/key-of.ts'
import type { Vocabulary } from '../../domain/vocabulary/vocabulary.ts'
import { ideas } from '../../domain/words/ideas.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { UsualButton } from '../history/UsualButton.tsx'
import type { ListStore } from '../list.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { ChipFace } from './Chip.tsx'
import { ideasTexts } from './texts.ts'

interface Props {
  store: ListStore
  close: () => void
}

/** Usual items of every category as buttons: a whole list without typing. */
export function Ideas({ store, close }: Props) {
  const items = useStore(store.$items)
  const vocabulary = useStore($vocabulary)
  const pending = useMemo(() => pendingByKey(vocabulary, items.values()), [vocabulary, items])
  const { LatePanel, open } = useLatePanel()
  if (LatePanel) return <LatePanel store={store} close={close} open={open} />
  return (
    <Sheet title={ideasTexts.title} close={close}>
      <UsualButton store={store} open={() => open('usual')} />
      {categoryKeys.map((category) => (
        <section
          key={category}
          className="ideas"
          data-category={category}
          aria-labelledby={`ideas-${category}`}
        >
          <h3 className="ideas-title" id={`ideas-${category}`}>
            {categoryLabels[category]}
          </h3>
          <div className="chips">
            {ideas[category].map((name) => (
              <Idea
                key={name}
                name={name}
                category={category}
                present={pending.get(keyOf(vocabulary, name)) ?? []}
                store={store}
              />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  )
}

interface IdeaProps {
  name: string
  category: CategoryKey
  /** Items on the list with this name. */
  present: readonly Item[]
  store: ListStore
}

/** One tap adds the item and another removes it, unless it has an amount of its own. */
function Idea({ name, category, present, store }: IdeaProps) {
  const isPresent = present.length > 0
  const toggle = () => {
    if (!isPresent) store.addItems([{ name, quantity: itemDefaults.quantity, unit: itemDefaults.unit }])
    else for (const { id } of present) store.remove(id)
  }
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isPresent}
      disabled={!present.every(isPlain)}
      onClick={toggle}
    >
      <ChipFace name={name} category={category} />
    </button>
  )
}

function isPlain({ quantity, unit }: Item): boolean {
  return quantity === itemDefaults.quantity && unit === itemDefaults.unit
}

function pendingByKey(vocabulary: Vocabulary, items: Iterable<Item>): Map<string, Item[]> {
  const pending = new Map<string, Item[]>()
  for (const item of items) {
    if (item.deleted || item.completed) continue
    const key = keyOf(vocabulary, item.name)
    pending.set(key, [...(pending.get(key) ?? []), item])
  }
  return pending
}
