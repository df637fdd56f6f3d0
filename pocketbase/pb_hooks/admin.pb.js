// Handlers of actions in PocketBase's dashboard. One line each, as in main.pb.js.

onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).createItem(e), 'items')
onRecordUpdateRequest((e) => require(`${__hooks}/admin.js`).changeItem(e), 'items')
onRecordDeleteRequest((e) => require(`${__hooks}/admin.js`).deleteItem(e), 'items')
onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).makeList(e), 'lists')
onRecordUpdateRequest((e) => require(`${__hooks}/admin.js`).changeListRecord(e), 'lists')
onRecordDeleteRequest((e) => require(`${__hooks}/admin.js`).deleteListRecord(e), 'lists')

onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).saveFood(e), 'guide_foods')
onRecordUpdateRequest((e) => require(`${__hooks}/admin.js`).saveFood(e), 'guide_foods')
onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).savePageText(e), 'page_texts')
onRecordUpdateRequest((e) => require(`${__hooks}/admin.js`).savePageText(e), 'page_texts')
onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).checkContent(e), 'suggestions', 'notices')
onRecordUpdateRequest((e) => require(`${__hooks}/admin.js`).checkContent(e), 'suggestions', 'notices')
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/admin.js`).publishContent(e),
  'guide_foods',
  'page_texts',
  'suggestions',
  'notices',
)
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/admin.js`).publishContent(e),
  'guide_foods',
  'page_texts',
  'suggestions',
  'notices',
)
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/admin.js`).publishContent(e),
  'guide_foods',
  'page_texts',
  'suggestions',
  'notices',
)
onRecordCreateRequest((e) => require(`${__hooks}/admin.js`).startPublication(e), 'publications')
