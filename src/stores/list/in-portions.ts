import { changesPerRequest } from '../../protocol/limits.ts'
import { nextTask } from '../../sync/device/next-task.ts'

/** As many as one request carries: a slow phone too stores and draws them between two touches. */
const mostAtOnce = changesPerRequest

/**
 * Does a long piece of work a portion at a time, so that the screen answers in between.
 *
 * @param act does one portion; what follows a portion that it answers with false is left undone
 * @returns whether the first portion, and so anything at all, was done
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
