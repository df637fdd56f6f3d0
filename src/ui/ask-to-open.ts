/** Milliseconds after a press within which its effect is expected; later, a finger on its way is meant for something else. */
const expectedMs = 600

let asked = 0
let isNextLate = false

/**
 * Allows only what was requested last to open, even if the code of an earlier request arrives later; and nothing that was
 * requested before the page was hidden. Also called when a person turns to something else, such as typing.
 *
 * @returns a function that returns true if nothing else was requested since
 */
export function askToOpen(): () => boolean {
  giveUp()
  const own = asked
  const askedAt = performance.now()
  document.addEventListener('visibilitychange', giveUp, { once: true })
  return () => {
    if (own !== asked) return false
    isNextLate = isLate(performance.now() - askedAt)
    return true
  }
}

function giveUp(): void {
  asked += 1
}

/** Returns true, once, if what was last allowed to open was requested too long ago to take a press at once. */
export function takeLateness(): boolean {
  const wasLate = isNextLate
  isNextLate = false
  return wasLate
}

/** @param ms milliseconds since the press */
export function isLate(ms: number): boolean {
  return ms > expectedMs
}
