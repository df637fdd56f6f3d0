// What admins do in PocketBase's dashboard. One line each, as in main.pb.js.

onRecordCreateRequest((e) => require(`${__hooks}/desk.js`).createItem(e), 'items')
onRecordUpdateRequest((e) => require(`${__hooks}/desk.js`).changeItem(e), 'items')
onRecordDeleteRequest((e) => require(`${__hooks}/desk.js`).deleteItem(e), 'items')
onRecordCreateRequest((e) => require(`${__hooks}/desk.js`).makeList(e), 'lists')
onRecordUpdateRequest((e) => require(`${__hooks}/desk.js`).changeListRecord(e), 'lists')
onRecordDeleteRequest((e) => require(`${__hooks}/desk.js`).deleteListRecord(e), 'lists')

onRecordCreateRequest(
  (e) => require(`${__hooks}/desk.js`).checkContent(e),
  'guide_foods',
  'suggestions',
  'notices',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/desk.js`).checkContent(e),
  'guide_foods',
  'suggestions',
  'notices',
)
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/desk.js`).publishContent(e),
  'guide_foods',
  'suggestions',
  'notices',
)
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/desk.js`).publishContent(e),
  'guide_foods',
  'suggestions',
  'notices',
)
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/desk.js`).publishContent(e),
  'guide_foods',
  'suggestions',
  'notices',
)
onRecordCreateRequest((e) => require(`${__hooks}/desk.js`).startPublication(e), 'publications')
