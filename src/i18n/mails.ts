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

/**
 * The mails to an account. They contain no name: otherwise a person who signs up with another person's address could use
 * this site to send them a text.
 */
const kinds: Readonly<Record<MailKind, MailTexts>> = {
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

export const mailTexts = {
  kinds,
  /** The mail with which an operator tests whether mails arrive. */
  test: {
    subject: `Mesaj de probă – ${siteName}`,
    heading: 'Mesajele ajung',
    text: `Acest mesaj a fost cerut de cine are grijă de ${siteName}, ca să vadă dacă mesajele ajung la destinație. Nu trebuie să faceți nimic.`,
  },
  /** Texts of every mail. */
  frame: {
    byHand: 'Dacă butonul nu merge, copiați linkul în browser:',
    sender: `${siteName} – mesaj trimis automat, la care nu se răspunde.`,
  },
} as const
