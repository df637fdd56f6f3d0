import { spawnSync } from 'node:child_process'

const programs = ['buildah', 'podman', 'mmdebstrap', 'runc']

/** What this machine lacks to make the image from Debian's packages and to run it. */
export function lackingForContainers(): string[] {
  const lacking = programs.filter((name) => spawnSync(name, ['--version']).status !== 0)
  // Who is not root would need sub-ids and a user's network as well.
  return process.getuid?.() === 0 ? lacking : [...lacking, 'root']
}
