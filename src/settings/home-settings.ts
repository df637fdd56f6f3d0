import { type Environment, faultOf, readSettings } from './read-settings.ts'

/**
 * The home node, from which other nodes fetch the content that admins publish; none for home itself and for a single node.
 */
export type HomeSettings = { kind: 'none' } | { kind: 'wrong'; advice: string } | HomeNode

export interface HomeNode {
  kind: 'home'
  /** Origin of the home node, such as http://10.0.0.1:4321. */
  origin: string
  /** The key with which the nodes authenticate each other. */
  key: string
}

/** Reads the address of the home node, for a node that is not home. */
export function readHomeSettings(environment: Environment): HomeSettings {
  const settings = readSettings(environment)
  // A fault of one of them alone is reported with the single settings.
  if (faultOf(() => [settings.CLUSTER_HOME, settings.CLUSTER_KEY]) !== undefined) return { kind: 'none' }
  const { CLUSTER_HOME: origin, CLUSTER_KEY: key } = settings
  if (origin === undefined) return { kind: 'none' }
  if (key !== undefined) return { kind: 'home', origin, key }
  return { kind: 'wrong', advice: 'CLUSTER_HOME is set without CLUSTER_KEY: set it to what all nodes have.' }
}
