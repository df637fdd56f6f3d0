import type { App } from '../pocketbase.d.ts'

/** Recordings being heard at a time: each holds one of PocketBase's engines, and an engine of speech has few hands. */
const most = 6

const key = 'voice-turns'

/** Does the work while a turn is free for it. @returns undefined, with nothing done, when none is */
export function inTurn<Result>(app: App, work: () => Result): Result | undefined {
  if (!take(app)) return undefined
  try {
    return work()
  } finally {
    app.store().setFunc(key, (taken) => String(Math.max(0, Number(taken ?? 0) - 1)))
  }
}

function take(app: App): boolean {
  let isFree = false
  app.store().setFunc(key, (taken) => {
    const count = Number(taken ?? 0)
    isFree = count < most
    return String(isFree ? count + 1 : count)
  })
  return isFree
}
