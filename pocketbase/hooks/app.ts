/**
 * Functions that pb_hooks/main.pb.js registers for events. They are bundled, because PocketBase's engine does not support ES
 * modules.
 */
export { forgetUnconfirmed } from './account/forget-unconfirmed.ts'
export { tellLeft } from './account/keepers-to-leave.ts'
export { forgetSavedLists, keepList, leaveSavedList, readSavedLists } from './account/saved-list-routes.ts'
export { signOutEverywhere } from './account/sign-out-everywhere.ts'
export { endStreamsOf } from './cluster/end-streams.ts' // part: cluster
export { keepAsNode, leaveAsNode } from './cluster/keeper-routes.ts' // part: cluster
export { guardAccounts } from './from-site.ts'
export { forgetAnswers } from './keys/forget-answers.ts' // part: integrations
export * from './keys/key-routes.ts' // part: integrations
export { makeKeyedList, readKeyedLists } from './keys/keyed-lists.ts' // part: integrations
export { changeKeyed, openKeyed } from './keys/keyed-routes.ts' // part: integrations
export { makeBatchView } from './list/batch-view.ts'
export { forgetHistory, listHistory } from './list/bought-history.ts'
export { changeList } from './list/change-list.ts'
export { createList } from './list/create-list.ts'
export { deleteList } from './list/delete-list.ts'
export { forgetOldChanges } from './list/forget-changes.ts'
export { forgetLosses } from './list/forget-losses.ts'
export { forgetTombstones } from './list/forget-tombstones.ts'
export { changeLinks, readLinks } from './list/link-routes.ts'
export { purgeLists } from './list/purge-lists.ts'
export { readList } from './list/read-list.ts'
export { listSummary } from './list/summary.ts'
export { heartbeat } from './live/heartbeat.ts'
export { leave } from './live/leave.ts'
export { subscribe } from './live/subscribe.ts'
export { sweepStreams } from './live/sweep.ts'
export { typing } from './live/typing.ts'
export { mailConfirmation, mailEmailChange, mailPasswordReset, requestMail } from './mail/account-mail.ts'
export { applyMailSettings } from './mail/apply-settings.ts'
export { deliverMail } from './mail/deliver-mail.ts'
export { endNotices, subscribeToNotices, takeNotices } from './notices/subscriptions.ts'
export { tryReading, tryWriting } from './operator/health.ts'
export { testMail } from './operator/mail-test.ts'
export { noteStart, readNumbers } from './operator/operator-numbers.ts'
export { keepSuperuser } from './operator/superuser.ts'
export { noteRecord } from './restore/credentials.ts'
export { changeMark } from './restore/restore-mark.ts'
export { forgetCredentials, markBackup, startRestoreMark } from './restore/start.ts'
export { saveInTransaction } from './sql.ts'
export { compact } from './upkeep/compact.ts'
export { endDemoDay } from './upkeep/end-demo-day.ts'
export { filterLogEntry } from './upkeep/filter-log-entry.ts'
export { chooseOptimize, optimize } from './upkeep/optimize.ts'
export { countView } from './views/page-views.ts'
export { keyedWebhook, takeWebhooks } from './webhooks/webhook-routes.ts' // part: integrations
