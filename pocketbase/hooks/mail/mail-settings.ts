/** How mails leave: over an SMTP server, or into files where none is set. */
export type MailSettings =
  | { kind: 'files' }
  | {
      kind: 'smtp'
      host: string
      port: number
      username: string
      /** From the first byte; otherwise as soon as the server offers it. */
      isTls: boolean
      /** The address that mails come from. */
      from: string
    }
  | { kind: 'wrong'; advice: string }

const implicitTlsPort = 465
const submissionPort = 587

const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/
const wholeNumber = /^\d{1,5}$/

/** @param variable an environment variable, empty or undefined when it is not set */
export function readMailSettings(variable: (name: string) => string | undefined): MailSettings {
  const host = variable('SMTP_HOST')
  if (!host) return { kind: 'files' }
  const from = variable('MAIL_FROM') ?? ''
  if (!mailAddress.test(from)) return wrong('Set MAIL_FROM to the address that mails come from.')
  const port = portOf(variable('SMTP_PORT'))
  if (port === undefined) return wrong('Set SMTP_PORT to a number up to 65535, or leave it out.')
  return {
    kind: 'smtp',
    host,
    port,
    username: variable('SMTP_USER') ?? '',
    isTls: isOn(variable('SMTP_TLS'), port),
    from,
  }
}

function portOf(text: string | undefined): number | undefined {
  if (!text) return submissionPort
  const port = Number(text)
  return wholeNumber.test(text) && port > 0 && port <= 65_535 ? port : undefined
}

function isOn(text: string | undefined, port: number): boolean {
  return text ? text !== 'off' : port === implicitTlsPort
}

function wrong(advice: string): MailSettings {
  return { kind: 'wrong', advice: `SMTP_HOST is set, but the rest is not right. ${advice}` }
}
