import { nextTask } from '../device/time.ts'
import { changesPerRequest } from '../protocol/limits.ts'

/** As many as one request carries: even a slow phone stores and draws them between two touches. */
const mostAtOnce = changesPerRequest

/**
 * Does long work in portions, so that the screen responds in between.
 *
 * @param act does one portion; after a portion that returns false, the rest is not done
 * @returns true if at least the first portion was done
 */
export async function inPortions<Thing>(
  things: readonly Thing[],
  act: (portion: readonly Thing[]) => Promise<boolean>,
): Promise<boolean> {
  for (let start = 0; start < things.length; start += mostAtOnce) {
    if (start > 0) await nextTask()
    if (!(await act(things.slice(start, start + mostAtOnce)))) return start > 0
  }
  return things.length > 0
}
