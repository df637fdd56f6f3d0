/** The last of several, as `at(-1)` gives it; browsers of 2021 do not have that yet. */
export function lastOf<Value>(all: readonly Value[]): Value | undefined {
  return all[all.length - 1]
}
