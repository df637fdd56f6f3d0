import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { moneyTexts } from './texts.ts'

const containers = [moneyTexts.bottle, moneyTexts.can, moneyTexts.box]
const countedUnits = ['st', 'buc']

/** Asks for the container of drinks whose deposit depends on it: the answer becomes the unit of the item. */
export function Containers({ items, store }: { items: readonly Item[]; store: ListStore }) {
  const counted = items.filter(({ unit }) => countedUnits.includes(unit))
  if (counted.length === 0) return null
  return (
    <section>
      <h3 className="recap-title">{moneyTexts.container}</h3>
      {counted.map(({ id, name }) => (
        <fieldset key={id} className="money-container">
          <legend>{name}</legend>
          <div className="chips">
            {containers.map((unit) => (
              <button key={unit} type="button" className="chip" onClick={() => store.edit(id, { unit })}>
                {unit}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
