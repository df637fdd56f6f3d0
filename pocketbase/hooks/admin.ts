/** What pb_hooks/admin.pb.js wires to what admins do in the dashboard. A bundle of its own: nobody else waits for it. */
export { checkContent, publishContent } from './admin/content.ts'
export { saveFood } from './admin/foods.ts'
export { changeItem, createItem, deleteItem } from './admin/items.ts'
export { changeListRecord, deleteListRecord, makeList } from './admin/lists.ts'
export { savePageText } from './admin/page-texts.ts'
export { startPublication } from './admin/publications.ts'
