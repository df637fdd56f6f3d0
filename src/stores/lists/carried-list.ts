/** Apart from what saves it (saved-lists.ts): every list's page asks, few save. */
export { hasCarriedList } from '../../sync/lists/carried-list.ts'
