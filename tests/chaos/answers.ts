/** Whether the site of a node is well. */
export function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
