import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { KnownFood } from '../../domain/food-match/food-match.ts'
import { bareName } from '../../domain/food-match/food-names.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { overOthers } from '../../ui/hold-presses.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListStore, Sections } from '../list.ts'
import type { FindFood } from '../vocabulary/food-finder.ts'
import { $foodFinder } from '../vocabulary/known-foods.ts'
import { foodLinkTexts } from './food-link-texts.ts'

interface Props {
  /** Item that was not found. */
  item: Item
  store: ListStore
}

/** Substitutes, each added by one tap; those still to buy are marked. Empty if the item is no food. */
export function SubstituteChips({ item, store }: Props) {
  const finder = useStore($foodFinder)
  const food = finder?.find(item)
  if (!finder || !food || food.substitutes.length === 0) return null
  return <SubstitutesOf item={item} store={store} food={food} find={finder.find} />
}

function SubstitutesOf({ item, store, food, find }: Props & { food: KnownFood; find: FindFood }) {
  const { pending } = useStore(store.$sections)
  const listed = useMemo(() => foodsIn(pending, find), [pending, find])
  const title = foodLinkTexts.insteadOf(item.name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div ref={overOthers} className="substitutes" role="group" aria-label={title}>
      <span className="substitutes-title">{title}:</span>
      <div className="substitutes-chips">
        {food.substitutes.map(({ slug, name }) => (
          <SubstituteButton key={slug} name={nameOnList(name)} isListed={listed.has(slug)} store={store} />
        ))}
      </div>
    </div>
  )
}

interface ButtonProps {
  name: string
  isListed: boolean
  store: ListStore
}

function SubstituteButton({ name, isListed, store }: ButtonProps) {
  const { quantity, unit } = itemDefaults
  return (
    <button
      type="button"
      className="chip substitute"
      data-control={`substitute-${name}`}
      aria-label={isListed ? foodLinkTexts.isListed(name) : foodLinkTexts.add(name)}
      aria-disabled={isListed}
      onClick={() => isListed || store.addItems([{ name, quantity, unit }])}
    >
      <Icon name={isListed ? 'check' : 'plus'} />
      <span className="chip-name">{name}</span>
    </button>
  )
}

/** Converts a food's name to common usage: "Cola (băutură carbogazoasă)" becomes "cola". */
function nameOnList(name: string): string {
  const bare = bareName(name)
  return bare.charAt(0).toLocaleLowerCase('ro') + bare.slice(1)
}

/** The slugs of all foods that are still to buy. */
function foodsIn(pending: Sections['pending'], find: FindFood): Set<string> {
  return new Set(pending.flatMap(({ items }) => items.flatMap((item) => find(item)?.slug ?? [])))
}
