/** Apart from what saves it (saved-lists.ts): every list's page asks, few save. */
export { hasListToSave } from '../sync/has-list-to-save.ts'
