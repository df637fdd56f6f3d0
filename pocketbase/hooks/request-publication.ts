import type { App } from './pocketbase.d.ts'

const onlyOwner = 0o600

/** Asks for a publication: the site's process looks at this file, and shares no other word with PocketBase. */
export function requestPublication(app: App, nowMs: number): void {
  $os.writeFile($filepath.join(app.dataDir(), '..', 'publish-wanted'), String(nowMs), onlyOwner)
}
