/**
 * Functions that pb_hooks/admin.pb.js registers for events of the dashboard. They are a separate bundle, so that no other
 * request waits for its loading.
 */
export { checkContent, publishContent } from './admin/content.ts'
export { saveFood } from './admin/foods.ts'
export { changeItem, createItem, deleteItem } from './admin/items.ts'
export { changeListRecord, deleteListRecord, makeList } from './admin/lists-of-admins.ts'
export { savePageText } from './admin/page-texts.ts'
export { startPublication } from './admin/publications.ts'
