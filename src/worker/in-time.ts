/**
 * The first of two answers that is worth showing: the network's, or, when that takes longer than somebody in an aisle
 * waits, fails, or is only an error, the device's own. Without one of its own, the network's in any case.
 */
export async function inTime(
  asked: Promise<Response>,
  patienceMs: number,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const useful = asked.then((response) => {
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    return response
  })
  try {
    return await Promise.race([useful, patienceEnds(patienceMs)])
  } catch {
    return (await kept()) ?? asked
  }
}

function patienceEnds(afterMs: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('took too long')), afterMs))
}
