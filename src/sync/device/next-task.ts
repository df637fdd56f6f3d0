/** Lets the screen respond before a long piece of work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
