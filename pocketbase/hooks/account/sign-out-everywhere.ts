import { empty } from '../answer.ts'
import { accountRoute } from '../route.ts'

/** POST /api/account/sign-out-everywhere: every token of the account ends, the one that asks included. */
export const signOutEverywhere = accountRoute({}, ({ app, account }) => {
  account.refreshTokenKey()
  app.save(account)
  return empty
})
