import { type Environment, faultOf, readSettings } from './settings.ts'

/** Where a node fetches what admins publish: nowhere on home, and on a node alone. */
export type HomeSettings = { kind: 'none' } | { kind: 'wrong'; advice: string } | HomeNode

export interface HomeNode {
  kind: 'home'
  /** As of http://10.0.0.1:4321. */
  origin: string
  /** What the nodes know each other by. */
  key: string
}

/** Reads which node is home, for one that is not. */
export function readHomeSettings(environment: Environment): HomeSettings {
  const settings = readSettings(environment)
  // What is wrong with one of them alone is told where single settings are.
  if (faultOf(() => [settings.CLUSTER_HOME, settings.CLUSTER_KEY]) !== undefined) return { kind: 'none' }
  const { CLUSTER_HOME: origin, CLUSTER_KEY: key } = settings
  if (origin === undefined) return { kind: 'none' }
  if (key !== undefined) return { kind: 'home', origin, key }
  return { kind: 'wrong', advice: 'CLUSTER_HOME is set without CLUSTER_KEY: set it to what all nodes have.' }
}
