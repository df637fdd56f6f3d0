import { recallsOf } from '../../src/sync/outbox/recalls-of.ts'
import type { ReplicaPorts } from '../../src/sync/ports.ts'
import { simApi } from './sim-api.ts'
import type { ListUser } from './sim-device.ts'
import { SimStorage } from './sim-storage.ts'
import type { SimWorld } from './sim-tab.ts'

/** Returns the simulated ports of a replica; none of them answers a user that has died. */
export function simPorts(
  { clock, random, server, journal }: SimWorld,
  user: ListUser,
): ReplicaPorts & { storage: SimStorage } {
  const { device, token } = user
  const isAlive = () => user.isAlive
  return {
    api: journal.listening(simApi(token, server, device.link, device), device, isAlive),
    storage: new SimStorage(device.disk, isAlive),
    tabs: { announce: () => device.ringOthers(user) },
    lock: device.lockFor(user),
    loadRecallsOf: async () => recallsOf,
    clock: {
      after: (delayMs, task) => clock.after(delayMs, () => user.isAlive && task()),
      random: () => random.next(),
    },
  }
}
