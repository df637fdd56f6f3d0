/**
 * Makes the running site send a mail with its present settings, and reports the result; exit code 1 when it was not sent.
 */
import { namedDataFolder } from './lib/data-folder.ts'
import { tryMail } from './lib/doctor/try-mail.ts'
import { Problem, runScript } from './lib/problem.ts'

const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/

await runScript(async () => {
  const [address = ''] = process.argv.slice(2)
  if (!mailAddress.test(address)) {
    throw new Problem('Say to which address a mail is to be sent: npm run mail:test -- ADDRESS.')
  }
  const { hasLeft, words } = await tryMail(namedDataFolder(), address)
  process.stdout.write(`${words}\n`)
  if (!hasLeft) process.exitCode = 1
})
