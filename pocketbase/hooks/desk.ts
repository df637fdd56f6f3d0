/** What pb_hooks/desk.pb.js wires to what admins do in the dashboard. A bundle of its own: nobody else waits for it. */
export { checkContent, publishContent } from './desk/content.ts'
export { saveFood } from './desk/foods.ts'
export { changeItem, createItem, deleteItem } from './desk/items.ts'
export { changeListRecord, deleteListRecord, makeList } from './desk/lists.ts'
export { savePageText } from './desk/page-texts.ts'
export { startPublication } from './desk/publications.ts'
