import { type ComponentType, useCallback, useState } from 'react'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'
import { ideasTexts } from './texts.ts'

/** Button that opens the ideas: a whole list without typing. */
export function IdeasButton({ store }: { store: ListStore }) {
  const [Ideas, setIdeas] = useState<ComponentType<{ store: ListStore; close: () => void }>>()
  const close = useCallback(() => setIdeas(undefined), [])
  const open = async (event: { currentTarget: HTMLElement }) => {
    // Focuses the button at the click, so that the focus returns to it; not at the press, because elements may move when
    // they lose the focus.
    event.currentTarget.focus()
    const isLast = askToOpen()
    const code = await onDemand(withPanelStyles(import('./Ideas.tsx')))
    if (isLast()) setIdeas(() => code?.Ideas)
  }
  return (
    <>
      <button
        type="button"
        className="chip chip-ideas"
        aria-haspopup="dialog"
        onPointerDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <Icon name="lightbulb" />
        {ideasTexts.open}
      </button>
      {Ideas && <Ideas store={store} close={close} />}
    </>
  )
}
