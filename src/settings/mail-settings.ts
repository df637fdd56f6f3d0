import { type Environment, faultOf, type OperatorSettings, readSettings } from './read-settings.ts'

/** The way mails are sent: over an SMTP server, or into files if none is set. */
export type MailSettings =
  | { kind: 'files' }
  | {
      kind: 'smtp'
      host: string
      port: number
      username: string
      /** True for TLS from the first byte; otherwise TLS is used as soon as the server offers it. */
      isTls: boolean
      /** The sender address of mails. */
      from: string
    }
  | { kind: 'wrong'; advice: string }

const implicitTlsPort = 465

/** Reads the settings of mails. If a server is set, the other settings have to be valid. */
export function readMailSettings(environment: Environment): MailSettings {
  const settings = readSettings(environment)
  let read: MailSettings = { kind: 'files' }
  const fault = faultOf(() => {
    read = mailOf(settings)
  })
  return fault === undefined ? read : wrong(fault)
}

function mailOf(settings: OperatorSettings): MailSettings {
  if (settings.DEMO || !settings.SMTP_HOST) return { kind: 'files' }
  const from = settings.MAIL_FROM
  if (!from) return wrong('Set MAIL_FROM to the address that mails come from.')
  return {
    kind: 'smtp',
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    username: settings.SMTP_USER ?? '',
    isTls: settings.SMTP_TLS ?? settings.SMTP_PORT === implicitTlsPort,
    from,
  }
}

function wrong(advice: string): MailSettings {
  return { kind: 'wrong', advice: `SMTP_HOST is set, but the rest is not right. ${advice}` }
}
