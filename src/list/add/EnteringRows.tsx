import { useEffect, useRef } from 'react'
import { drawEntering } from '../early/entering-rows.ts'
import type { ListStore } from '../list.ts'
import { addTexts } from './texts.ts'

/** Time in ms after which an entry that is still being processed is shown. */
const slowMs = 300

/** React hydrates the element as it is, with the rows that the early script has drawn. */
const drawnElsewhere = { __html: '' }

/** The entries that are not on the list yet, if they take long. */
export function EnteringRows({ store }: { store: ListStore }) {
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => drawEntering(rows.current, store.$entering.get())
    const end = store.$entering.subscribe((entering) => {
      clearTimeout(timer)
      if (entering.length === 0 || rows.current?.hasChildNodes()) draw()
      else timer = setTimeout(draw, slowMs)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
  return (
    <ul
      ref={rows}
      className="list-entering"
      data-category="altele"
      aria-live="polite"
      aria-label={addTexts.adding}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={drawnElsewhere}
    />
  )
}
