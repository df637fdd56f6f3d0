interface Task {
  name: string
  /** Names of tasks that have to end first, if they run at all. */
  after: readonly string[]
}

/**
 * Runs tasks in their order, several at a time.
 *
 * @param most number of tasks that run at the same time
 * @returns the results in the order of the tasks
 */
export async function runSideBySide<Each extends Task, Result>(
  tasks: readonly Each[],
  most: number,
  run: (task: Each) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(tasks)
  const running = new Map<string, Promise<void>>()
  const results = new Map<Each, Result>()
  const isPending = (name: string) => running.has(name) || [...waiting].some((task) => task.name === name)
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(({ after }) => !after.some(isPending))
    if (next && running.size < most) {
      waiting.delete(next)
      const ended = run(next).then((result) => {
        results.set(next, result)
        running.delete(next.name)
      })
      running.set(next.name, ended)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(`wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`)
    }
  }
  return tasks.flatMap((task) => results.get(task) ?? [])
}

/** Returns a function that prints the complete lines of the pieces it receives, each after the name of a task. */
export function printerFor(name: string, print: (lines: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    print(lines.map((line) => `${`${name.padEnd(6)} ${line}`.trimEnd()}\n`).join(''))
  }
}
