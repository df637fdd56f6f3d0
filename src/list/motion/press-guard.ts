/** For so long a place must have been one row's before a press there counts for that row. */
const restMs = 600

interface Point {
  /** In the window, in px. */
  clientX: number
  clientY: number
}

/** Boxes of rows in the window, by their items' ids. */
type Boxes = ReadonlyMap<string, { box: Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'> }>

/** The places of the rows before a change. */
interface Layout {
  boxes: Boxes
  scrolledPx: number
  /** Time of the change, or of the press that was refused because of this layout, if that was later. */
  untilMs: number
  hasRefused?: boolean
}

/**
 * Refuses a press at a place that another row, or none, had a moment before, because the press was aimed at that one. Rows
 * that have not moved always accept presses.
 */
export class PressGuard {
  #layouts: Layout[] = []
  #judged: { itemId: string; meantId: string | undefined } | undefined

  /** Stores the places of the rows, just before they change. */
  note(boxes: Boxes, scrolledPx = scrollY, nowMs = performance.now()): void {
    this.#forget(nowMs)
    this.#layouts.push({ boxes, scrolledPx, untilMs: nowMs })
  }

  /**
   * Judges a press as the finger goes down, for that is when it was aimed. A row that only the person's own scrolling has
   * moved counts as unmoved.
   *
   * @param itemId of the row under the finger, '' if there is none
   */
  judge(itemId: string, point: Point, scrolledPx = scrollY, nowMs = performance.now()): void {
    this.#forget(nowMs)
    let meantId: string | undefined
    for (const { boxes, scrolledPx: wasPx } of this.#layouts) {
      const was = rowAt(boxes, point)
      if (was !== itemId && rowAt(boxes, point, scrolledPx - wasPx) !== itemId) meantId = was
    }
    this.#judged = { itemId, meantId }
  }

  /** The id of the row that the press under way was meant for, '' for none; undefined if the press counts. */
  get meantId(): string | undefined {
    return this.#judged?.meantId
  }

  /**
   * Ends the press under way. For 600 ms after one that is refused the same place refuses more of them, as from a finger that
   * trembles.
   *
   * @param itemId of the row that was clicked, '' if there is none
   * @returns as `meantId`; a click on another row than the finger went down on does not count either
   */
  end(itemId: string, nowMs = performance.now()): string | undefined {
    const { itemId: downOn = itemId, meantId } = this.#judged ?? {}
    this.#judged = undefined
    if (meantId === undefined) return itemId && itemId !== downOn ? downOn : undefined
    for (const layout of this.#layouts) {
      if (!layout.hasRefused) layout.untilMs = nowMs
      layout.hasRefused = true
    }
    return meantId
  }

  #forget(nowMs: number): void {
    this.#layouts = this.#layouts.filter(({ untilMs }) => nowMs - untilMs < restMs)
  }
}

/** Rows that are animated may overlap: the later one is on top. */
function rowAt(boxes: Boxes, { clientX: x, clientY }: Point, scrolledPx = 0): string {
  const y = clientY + scrolledPx
  let found = ''
  for (const [id, { box }] of boxes)
    if (y >= box.top && y < box.bottom && x >= box.left && x < box.right) found = id
  return found
}
