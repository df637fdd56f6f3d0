/**
 * The network's answer, or the device's own one if the network fails, answers with an error, or takes longer than a
 * person in an aisle waits. If the device has none, it is the network's answer in any case.
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
