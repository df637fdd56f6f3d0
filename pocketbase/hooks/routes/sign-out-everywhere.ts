import { accountOf } from '../account/account-of.ts'
import { empty, type RouteAnswer, refused, route } from '../answer.ts'

/** POST /api/account/sign-out-everywhere: every token of the account ends, the one that asks included. */
export const signOutEverywhere = route((event): RouteAnswer => {
  const account = accountOf(event)
  if (!account) return refused('signed-out')
  account.refreshTokenKey()
  event.app.save(account)
  return empty
})
