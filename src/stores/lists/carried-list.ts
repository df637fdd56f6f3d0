/** Separate from the code that saves the list (saved-lists.ts): every list's page checks it, few pages save. */
export { hasCarriedList } from '../../sync/lists/carried-list.ts'
