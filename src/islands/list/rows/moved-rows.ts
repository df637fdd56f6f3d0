/** So long a row that has moved is not yet where a thumb expects it. */
const restMs = 600

/** Which rows have just changed their place: a press on one of them was meant for what stood there before. */
export class MovedRows {
  readonly #movedAt = new Map<string, number>()

  /** @param itemIds what stands elsewhere since now, or stands there only since now */
  note(itemIds: readonly string[], nowMs = performance.now()): void {
    for (const [id, atMs] of this.#movedAt) if (nowMs - atMs >= restMs) this.#movedAt.delete(id)
    for (const id of itemIds) this.#movedAt.set(id, nowMs)
  }

  hasJustMoved(itemId: string, nowMs = performance.now()): boolean {
    return nowMs - (this.#movedAt.get(itemId) ?? Number.NEGATIVE_INFINITY) < restMs
  }
}
