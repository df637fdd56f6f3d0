import { type MailSettings, readMailSettings } from '../../../src/settings/mail-settings.ts'
import { site } from '../../../src/site.ts'
import { environment, settings as set } from '../operator-settings.ts'
import type { BootstrapEvent, ServerSettings } from './mail-types.d.ts'

const nobody = 'nu-raspundeti@lista-noastra.example'

/**
 * Applies the environment's settings for sending mails and for their links at every start, so that settings that were
 * removed from the environment are removed here too. The address never comes from a request, whose sender could direct it
 * elsewhere.
 */
export function applyMailSettings({ app }: BootstrapEvent): void {
  const settings = app.settings()
  const before = JSON.stringify(partsOf(settings))
  const mail = readMailSettings(environment)
  if (mail.kind === 'wrong') throw new Error(mail.advice)
  setSender(settings, mail)
  setServer(settings, mail)
  if (JSON.stringify(partsOf(settings)) !== before) app.save(settings)
}

function setSender({ meta }: ServerSettings, mail: MailSettings): void {
  meta.appURL = set.SITE_URL ?? `http://localhost:${set.PORT}`
  meta.senderName = site.name
  meta.senderAddress = mail.kind === 'smtp' ? mail.from : nobody
}

/** Without the password, which older versions stored: `deliverMail` gives it. */
function setServer({ smtp }: ServerSettings, mail: MailSettings): void {
  smtp.password = ''
  smtp.enabled = mail.kind === 'smtp'
  if (mail.kind !== 'smtp') return
  smtp.host = mail.host
  smtp.port = mail.port
  smtp.username = mail.username
  smtp.tls = mail.isTls
}

/** The engine shows Go's structures, which do not become JSON as they are. */
function partsOf({ meta, smtp }: ServerSettings): unknown[] {
  return [
    [meta.appURL, meta.senderName, meta.senderAddress],
    [smtp.enabled, smtp.host, smtp.port, smtp.username, smtp.password, smtp.tls],
  ]
}
