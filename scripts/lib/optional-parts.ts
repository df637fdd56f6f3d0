import { cluster } from './cluster/machine-part.ts' // part: cluster
import type { MachinePart } from './part.ts'
import { voice } from './voice/machine-part.ts' // part: voice

/** Parts of the programs of the machine that can be left out, with their marked lines (.dependency-cruiser.mjs). */
export const machineParts: readonly MachinePart[] = [
  cluster, // part: cluster
  voice, // part: voice
]
