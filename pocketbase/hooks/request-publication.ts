import type { App } from './pocketbase.d.ts'

const onlyOwner = 0o600

/** Requests a publication: the site's process watches this file, which is its only connection to PocketBase for this. */
export function requestPublication(app: App, nowMs: number): void {
  $os.writeFile($filepath.join(app.dataDir(), '..', 'publish-wanted'), String(nowMs), onlyOwner)
}
