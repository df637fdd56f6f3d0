import { spawnSync } from 'node:child_process'

const programs = ['buildah', 'podman', 'mmdebstrap', 'runc']

/** Returns the programs and rights that this machine lacks for making the image from Debian's packages and running it. */
export function lackingForContainers(): string[] {
  const lacking = programs.filter((name) => spawnSync(name, ['--version']).status !== 0)
  // Other users than root would also need sub-ids and a user's network.
  return process.getuid?.() === 0 ? lacking : [...lacking, 'root']
}
