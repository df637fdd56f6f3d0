import type { Language } from '../domain/lib/language.ts'
import { siteName } from '../site.ts'

/** The kinds of mails, by the action that the reader is asked for. */
export type MailKind = 'confirm' | 'reset' | 'change'

interface MailTexts {
  subject: string
  heading: string
  /** Before the link. */
  text: string
  /** Label of the link. */
  action: string
  /** Lifetime of the link, and advice for people who did not request it. */
  note: string
}

interface FrameTexts {
  byHand: string
  sender: string
}

const romanian: Readonly<Record<MailKind, MailTexts>> = {
  confirm: {
    subject: `Confirmați adresa de e-mail – ${siteName}`,
    heading: 'Confirmați adresa de e-mail',
    text: `Cineva, probabil dumneavoastră, a făcut un cont ${siteName} cu această adresă. Contul se poate folosi după ce confirmați că adresa este a dumneavoastră.`,
    action: 'Confirmă adresa',
    note: 'Linkul este valabil 3 zile. Dacă nu ați cerut un cont, nu trebuie să faceți nimic: neconfirmat, contul nu poate fi folosit și se șterge singur după 7 zile.',
  },
  reset: {
    subject: `Alegeți o parolă nouă – ${siteName}`,
    heading: 'Alegeți o parolă nouă',
    text: `Cineva, probabil dumneavoastră, a cerut o parolă nouă pentru contul ${siteName} cu această adresă.`,
    action: 'Alege parola nouă',
    note: 'Linkul este valabil 30 de minute. Dacă nu ați cerut o parolă nouă, nu trebuie să faceți nimic: parola rămâne cea de acum.',
  },
  change: {
    subject: `Confirmați noua adresă de e-mail – ${siteName}`,
    heading: 'Confirmați noua adresă de e-mail',
    text: `Cineva, probabil dumneavoastră, a cerut ca un cont ${siteName} să folosească de acum această adresă. La confirmare se cere parola contului.`,
    action: 'Confirmă noua adresă',
    note: 'Linkul este valabil 30 de minute. Dacă nu ați cerut schimbarea, nu trebuie să faceți nimic: contul rămâne cu adresa lui.',
  },
}

const english: Readonly<Record<MailKind, MailTexts>> = {
  confirm: {
    subject: `Confirm your email – ${siteName}`,
    heading: 'Confirm your email',
    text: `Somebody, probably you, has made an account at ${siteName} with this address. The account can be used once you confirm that the address is yours.`,
    action: 'Confirm the email',
    note: 'The link is valid for 3 days. If you did not ask for an account, there is nothing to do: an unconfirmed account cannot be used, and is deleted after 7 days.',
  },
  reset: {
    subject: `Choose a new password – ${siteName}`,
    heading: 'Choose a new password',
    text: `Somebody, probably you, has asked for a new password for the account at ${siteName} with this address.`,
    action: 'Choose the new password',
    note: 'The link is valid for 30 minutes. If you did not ask for a new password, there is nothing to do: the password stays as it is.',
  },
  change: {
    subject: `Confirm your new email – ${siteName}`,
    heading: 'Confirm your new email',
    text: `Somebody, probably you, has asked for an account at ${siteName} to use this address from now on. You confirm it with the password of the account.`,
    action: 'Confirm the new email',
    note: 'The link is valid for 30 minutes. If you did not ask for the change, there is nothing to do: the account keeps its address.',
  },
}

const frames: Readonly<Record<Language, FrameTexts>> = {
  ro: {
    byHand: 'Dacă butonul nu merge, copiați linkul în browser:',
    sender: `${siteName} – mesaj trimis automat, la care nu se răspunde.`,
  },
  en: {
    byHand: 'If the button does not work, copy the link into your browser:',
    sender: `${siteName} – an automatic message, to which nobody replies.`,
  },
}

export const mailTexts = {
  /**
   * The mails to an account. They contain no name: otherwise a person who signs up with another person's address could use
   * this site to send them a text.
   */
  kinds: { ro: romanian, en: english },
  /** The mail with which an operator tests whether mails arrive. */
  test: {
    subject: `Mesaj de probă – ${siteName}`,
    heading: 'Mesajele ajung',
    text: `Acest mesaj a fost cerut de cine are grijă de ${siteName}, ca să vadă dacă mesajele ajung la destinație. Nu trebuie să faceți nimic.`,
  },
  /** Texts of every mail. */
  frames,
} as const
