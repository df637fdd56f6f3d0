// PocketBase compiles each handler again from its own text, so a handler sees nothing outside itself: one line each,
// everything else in the bundle of ../hooks.

routerAdd('POST', '/api/list', (e) => require(`${__hooks}/app.js`).createList(e))
routerAdd('GET', '/api/list', (e) => require(`${__hooks}/app.js`).readList(e))
routerAdd('DELETE', '/api/list', (e) => require(`${__hooks}/app.js`).deleteList(e))
routerAdd('GET', '/api/list/links', (e) => require(`${__hooks}/app.js`).readLinks(e))
routerAdd('POST', '/api/list/links', (e) => require(`${__hooks}/app.js`).changeLinks(e))
routerAdd('GET', '/api/list/keys', (e) => require(`${__hooks}/app.js`).readKeys(e)) // part: integrations
routerAdd('POST', '/api/list/keys', (e) => require(`${__hooks}/app.js`).makeKey(e)) // part: integrations
routerAdd('POST', '/api/list/keys/take-back', (e) => require(`${__hooks}/app.js`).takeBackKey(e)) // part: integrations
routerAdd('POST', '/api/keyed/open', (e) => require(`${__hooks}/app.js`).openKeyed(e)) // part: integrations
routerAdd('POST', '/api/keyed/changes', (e) => require(`${__hooks}/app.js`).changeKeyed(e)) // part: integrations
routerAdd('POST', '/api/keyed/lists', (e) => require(`${__hooks}/app.js`).readKeyedLists(e)) // part: integrations
routerAdd('POST', '/api/keyed/lists/make', (e) => require(`${__hooks}/app.js`).makeKeyedList(e)) // part: integrations
routerAdd('POST', '/api/keyed/webhook', (e) => require(`${__hooks}/app.js`).keyedWebhook(e)) // part: integrations
routerAdd('GET', '/api/list/history', (e) => require(`${__hooks}/app.js`).listHistory(e))
routerAdd('GET', '/api/list/summary', (e) => require(`${__hooks}/app.js`).listSummary(e))
routerAdd('POST', '/api/list/changes', (e) => require(`${__hooks}/app.js`).changeList(e))
routerAdd('POST', '/api/list/notices', (e) => require(`${__hooks}/app.js`).subscribeToNotices(e))
routerAdd('DELETE', '/api/list/notices', (e) => require(`${__hooks}/app.js`).endNotices(e))
routerAdd('POST', '/api/list/heartbeat', (e) => require(`${__hooks}/app.js`).heartbeat(e))
routerAdd('POST', '/api/list/leave', (e) => require(`${__hooks}/app.js`).leave(e))
routerAdd('POST', '/api/list/typing', (e) => require(`${__hooks}/app.js`).typing(e))
routerAdd('GET', '/api/account/lists', (e) => require(`${__hooks}/app.js`).readSavedLists(e))
routerAdd('POST', '/api/account/lists', (e) => require(`${__hooks}/app.js`).keepList(e))
routerAdd('POST', '/api/account/lists/leave', (e) => require(`${__hooks}/app.js`).leaveSavedList(e))
routerAdd('GET', '/api/account/keys', (e) => require(`${__hooks}/app.js`).readAccountKeys(e)) // part: integrations
routerAdd('POST', '/api/account/keys', (e) => require(`${__hooks}/app.js`).makeAccountKey(e)) // part: integrations
routerAdd('POST', '/api/account/keys/take-back', (e) => require(`${__hooks}/app.js`).takeBackAccountKey(e)) // part: integrations
routerAdd('POST', '/api/account/sign-out-everywhere', (e) =>
  require(`${__hooks}/app.js`).signOutEverywhere(e),
)
routerAdd('POST', '/api/cluster/keyed/open', (e) => require(`${__hooks}/app.js`).openKeyed(e)) // part: cluster // part: integrations
routerAdd('POST', '/api/cluster/keyed/changes', (e) => require(`${__hooks}/app.js`).changeKeyed(e)) // part: cluster // part: integrations
routerAdd('POST', '/api/cluster/keyed/lists', (e) => require(`${__hooks}/app.js`).readKeyedLists(e)) // part: cluster // part: integrations
routerAdd('POST', '/api/cluster/keepers', (e) => require(`${__hooks}/app.js`).keepAsNode(e)) // part: cluster
routerAdd('POST', '/api/cluster/keepers/leave', (e) => require(`${__hooks}/app.js`).leaveAsNode(e)) // part: cluster
routerAdd('GET', '/api/operator/reading', (e) => require(`${__hooks}/app.js`).tryReading(e))
routerAdd('GET', '/api/operator/writing', (e) => require(`${__hooks}/app.js`).tryWriting(e))
routerAdd('GET', '/api/operator/numbers', (e) => require(`${__hooks}/app.js`).readNumbers(e))
routerAdd('POST', '/api/operator/notices', (e) => require(`${__hooks}/app.js`).takeNotices(e))
routerAdd('POST', '/api/operator/webhooks', (e) => require(`${__hooks}/app.js`).takeWebhooks(e)) // part: integrations
routerAdd('POST', '/api/operator/end-streams', (e) => require(`${__hooks}/app.js`).endStreamsOf(e)) // part: cluster
routerAdd('POST', '/api/operator/mail-test', (e) => require(`${__hooks}/app.js`).testMail(e))
routerAdd('POST', '/api/views', (e) => require(`${__hooks}/app.js`).countView(e))
routerAdd('GET', '/api/voice-to-text', (e) => require(`${__hooks}/voice-to-text.js`).voiceEngine(e)) // part: voice
routerAdd('POST', '/api/voice-to-text', (e) => require(`${__hooks}/voice-to-text.js`).voiceToText(e)) // part: voice

onRecordViewRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordCreateRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordUpdateRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordDeleteRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordAuthRefreshRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordRequestPasswordResetRequest((e) => require(`${__hooks}/app.js`).requestMail(e), 'users')
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordRequestVerificationRequest((e) => require(`${__hooks}/app.js`).requestMail(e), 'users')
onRecordConfirmVerificationRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')
onRecordRequestEmailChangeRequest((e) => require(`${__hooks}/app.js`).requestMail(e), 'users')
onRecordConfirmEmailChangeRequest((e) => require(`${__hooks}/app.js`).guardAccounts(e), 'users')

onMailerRecordVerificationSend((e) => require(`${__hooks}/app.js`).mailConfirmation(e), 'users')
onMailerRecordPasswordResetSend((e) => require(`${__hooks}/app.js`).mailPasswordReset(e), 'users')
onMailerRecordEmailChangeSend((e) => require(`${__hooks}/app.js`).mailEmailChange(e), 'users')
onMailerSend((e) => require(`${__hooks}/app.js`).deliverMail(e))

onRecordUpdateExecute((e) => require(`${__hooks}/app.js`).saveInTransaction(e), 'users')
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/app.js`).noteRecord(e),
  'users',
  '_superusers',
  'api_keys',
)
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/app.js`).noteRecord(e), 'api_keys')
onRecordAfterDeleteSuccess((e) => {
  e.next()
  require(`${__hooks}/app.js`).forgetSavedLists(e)
}, 'users')

onBootstrap((e) => {
  e.next()
  require(`${__hooks}/app.js`).noteStart(e, Date.now())
  require(`${__hooks}/app.js`).applyMailSettings(e)
  require(`${__hooks}/app.js`).startRestoreMark(e, Date.now())
  require(`${__hooks}/app.js`).makeBatchView(e)
  require(`${__hooks}/app.js`).keepSuperuser(e)
  require(`${__hooks}/app.js`).chooseOptimize()
})
onBackupCreate((e) => require(`${__hooks}/app.js`).markBackup(e))

onModelCreate((e) => require(`${__hooks}/app.js`).filterLogEntry(e), '_logs')

onRealtimeSubscribeRequest((e) => require(`${__hooks}/app.js`).subscribe(e))

cronAdd('purge-lists', '7 * * * *', () => require(`${__hooks}/app.js`).purgeLists($app, Date.now()))
cronAdd('end-demo-day', '17 2 * * *', () => require(`${__hooks}/app.js`).endDemoDay($app, Date.now()))
cronAdd('compact', '27 4 * * *', () => require(`${__hooks}/app.js`).compact($app))
cronAdd('optimize', '0 0 * * *', () => require(`${__hooks}/app.js`).optimize($app))
cronAdd('forget-old-changes', '17 3 * * *', () =>
  require(`${__hooks}/app.js`).forgetOldChanges($app, Date.now()),
)
cronAdd('forget-tombstones', '37 3 * * *', () =>
  require(`${__hooks}/app.js`).forgetTombstones($app, Date.now()),
)
cronAdd('forget-history', '7 3 * * *', () => require(`${__hooks}/app.js`).forgetHistory($app, Date.now()))
cronAdd('forget-answers', '47 * * * *', () => require(`${__hooks}/app.js`).forgetAnswers($app, Date.now())) // part: integrations
cronAdd('forget-credentials', '27 3 * * *', () =>
  require(`${__hooks}/app.js`).forgetCredentials($app, Date.now()),
)
cronAdd('forget-losses', '47 3 * * *', () => require(`${__hooks}/app.js`).forgetLosses($app, Date.now()))
cronAdd('forget-unconfirmed', '57 3 * * *', () =>
  require(`${__hooks}/app.js`).forgetUnconfirmed($app, Date.now()),
)
cronAdd('tell-left', '* * * * *', () => require(`${__hooks}/app.js`).tellLeft($app, Date.now()))
cronAdd('sweep-streams', '* * * * *', () => require(`${__hooks}/app.js`).sweepStreams($app, Date.now()))
cronAdd('change-mark', '* * * * *', () => require(`${__hooks}/app.js`).changeMark($app))
