/** What a page may ask of the service worker. */
export type WorkerMessage = 'keep-pages' | 'take-over'
