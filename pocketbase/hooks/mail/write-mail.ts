import type { Language } from '../../../src/domain/lib/language.ts'
import { type MailKind, mailTexts } from '../../../src/i18n/mails.ts'

interface Mail {
  subject: string
  text: string
  html: string
}

const styles = {
  body: 'margin:0;padding:24px;background:#faf7f1;color:#17241c;font:16px/1.5 system-ui,sans-serif',
  card: 'max-width:480px;margin:0 auto;padding:24px;border-radius:16px;background:#ffffff',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  button:
    'display:inline-block;padding:14px 24px;border-radius:999px;background:#13633d;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'color:#3f4d44;font-size:14px;word-break:break-word',
} as const

/**
 * A mail as text and as HTML, with the same content.
 *
 * @param link of letters, digits and URL characters: nothing that needs escaping in HTML
 */
export function writeMail(kind: MailKind, link: string, language: Language): Mail {
  const { subject, heading, text, action, note } = mailTexts.kinds[language][kind]
  const { byHand, sender } = mailTexts.frames[language]
  return {
    subject,
    text: [heading, text, `${action}: ${link}`, note, sender].join('\n\n'),
    html: page(language, subject, [
      `<h1 style="${styles.heading}">${heading}</h1><p>${text}</p>`,
      `<p><a href="${link}" style="${styles.button}">${action}</a></p>`,
      `<p>${note}</p>`,
      `<p style="${styles.small}">${byHand}<br>${link}</p>`,
    ]),
  }
}

/** A mail with which an operator tests that mails arrive. */
export function writeTestMail(): Mail {
  const { subject, heading, text } = mailTexts.test
  return {
    subject,
    text: [heading, text, mailTexts.frames.ro.sender].join('\n\n'),
    html: page('ro', subject, [`<h1 style="${styles.heading}">${heading}</h1><p>${text}</p>`]),
  }
}

function page(language: Language, subject: string, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.card}">`,
    ...parts,
    `<p style="${styles.small}">${mailTexts.frames[language].sender}</p>`,
    '</div></body></html>',
  ].join('\n')
}
