import { itemDefaults } from '../../domain/item/fields.ts'
import { catalogue, popularNames } from '../../domain/words/catalogue.ts'
import { UsualButton } from '../history/UsualButton.tsx'
import type { ListStore } from '../list.ts'
import { useLatePanel } from '../panels/use-late-panel.ts'
import { ChipFace } from './Chip.tsx'
import { suggestionTexts } from './texts.ts'

const { quantity, unit } = itemDefaults
const popularItems = catalogue.filter(({ name }) => (popularNames as readonly string[]).includes(name))

/** For an empty list: items that it usually has, and items that are common in most baskets. */
export function PopularItems({ store }: { store: ListStore }) {
  const { LatePanel, open, close } = useLatePanel()
  return (
    <>
      <UsualButton store={store} open={() => open('usual')} />
      {LatePanel && <LatePanel store={store} close={close} open={open} />}
      <section className="popular" aria-labelledby="popular-title">
        <h3 className="popular-title" id="popular-title">
          {suggestionTexts.popular}
        </h3>
        <div className="chips">
          {popularItems.map(({ name, category }) => (
            <button
              key={name}
              type="button"
              className="chip"
              onClick={() => store.addItems([{ name, quantity, unit }])}
            >
              <ChipFace name={name} category={category} />
            </button>
          ))}
        </div>
      </section>
    </>
  )
}
