/** Returns the last element, like `at(-1)`, which browsers of 2021 do not support. */
export function lastOf<Value>(all: readonly Value[]): Value | undefined {
  return all[all.length - 1]
}
