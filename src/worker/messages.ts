/** What a page may ask of the service worker. */
export type WorkerMessage = 'control-me' | 'keep-pages' | 'take-over'
