import type { Language } from '../../domain/lib/language.ts'
import { siteName } from '../../site.ts'

export const languageNames: Readonly<Record<Language, string>> = { ro: 'Română', en: 'English' }

/** The reasons for a failed action on an account. */
export type AuthProblem =
  | 'taken'
  | 'credentials'
  | 'unconfirmed'
  | 'missing'
  | 'email'
  | 'password-short'
  | 'display-name'
  | 'link'
  | 'password-wrong'
  | 'too-many'
  | 'signed-out'
  | 'unexpected'

interface AuthTexts {
  title: string
  language: string
  back: string
  tabs: string
  /** Headline, which says what to do here. */
  heading: string
  /** Labels of the button that shows and hides what is typed as a password. */
  show: string
  hide: string
  signIn: string
  signUp: string
  email: string
  password: string
  choosePassword: string
  passwordHint: string
  displayName: string
  signingIn: string
  creatingAccount: string
  createAccount: string
  /** Above signing in, for a visitor who wants to save a list. */
  savesList: (name: string) => string
  backToList: string
  confirmationSent: string
  /** The text around the address, which is emphasised. */
  sentTo: readonly [before: string, after: string]
  notArrived: string
  otherAddress: string
  forgotten: string
  forgottenText: string
  sendLink: string
  sending: string
  linkSent: string
  backToSignIn: string
  sendConfirmation: string
  /** Below the button that sends the mail again, right after it was sent. */
  waitForMail: string
  confirmationAgain: string
  confirming: string
  confirmed: string
  newPassword: string
  newPasswordTitle: string
  savePassword: string
  saving: string
  passwordSaved: string
  newAddressTitle: string
  newAddressText: string
  confirmAddress: string
  addressSaved: string
  confirmTitle: string
  problems: Readonly<Record<AuthProblem, string>>
}

/** Word for word as in the specification, sections 2, 5 and 8, if it has a text. */
const english: AuthTexts = {
  title: 'Sign in',
  language: 'Language',
  back: 'Back to home',
  tabs: 'Sign in or sign up',
  heading: 'Sign in or create an account',
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  email: 'Email',
  password: 'Password',
  choosePassword: 'Choose a password',
  passwordHint: 'At least 6 characters.',
  displayName: 'Display Name',
  signingIn: 'Signing in...',
  creatingAccount: 'Creating account...',
  createAccount: 'Sign Up',
  savesList: (name) => `The list “${name}” is saved once you have signed in.`,
  backToList: 'Back to the list',
  confirmationSent: 'Check your email for the confirmation link!',
  sentTo: ['We sent it to ', '. Open the link in it, then sign in. It is valid for 3\u00a0days.'],
  notArrived: 'Nothing there? Look in Spam as well.',
  otherAddress: 'Use another email',
  forgotten: 'Forgot your password?',
  forgottenText: 'We will send you a link to choose a new password.',
  sendLink: 'Send the link',
  sending: 'Sending...',
  linkSent: 'If the address has an account, the link is on its way. It is valid for 30 minutes.',
  backToSignIn: 'Back to sign in',
  sendConfirmation: 'Send the link again',
  confirmationAgain: 'If the address is waiting to be confirmed, a new link is on its way.',
  waitForMail: 'If it does not arrive within two minutes, you can have it sent again.',
  confirming: 'Confirming your email...',
  confirmed: 'Your email is confirmed. You can sign in now.',
  newPassword: 'New password',
  newPasswordTitle: 'Choose a new password',
  savePassword: 'Save the password',
  saving: 'Saving...',
  passwordSaved: 'The new password is saved. You can sign in with it now.',
  newAddressTitle: 'Confirm your new email',
  newAddressText: 'Enter your password to finish the change.',
  confirmAddress: 'Confirm the email',
  addressSaved: 'Your email is changed. You can sign in with it now.',
  confirmTitle: 'Email confirmation',
  problems: {
    taken: 'This email is already registered. Please sign in instead.',
    credentials: 'Invalid email or password. Please check your credentials.',
    unconfirmed: 'Please confirm your email first: the link is in the mail we sent you.',
    missing: 'Please fill in this field.',
    email: 'Please enter a valid email address.',
    'password-short': 'The password must have between 6 and 70 characters.',
    'display-name': 'The display name must have between 1 and 60 characters.',
    link: 'This link is no longer valid. Please ask for a new one.',
    'password-wrong': 'The password is not right.',
    'too-many': 'Too many attempts. Please wait a while and try again.',
    'signed-out': 'Please sign in again.',
    unexpected: 'An unexpected error occurred',
  },
}

const romanian: AuthTexts = {
  title: 'Intră în cont',
  language: 'Limba',
  back: 'Înapoi la început',
  tabs: 'Intrare în cont sau cont nou',
  heading: 'Intrați în cont sau faceți-vă unul',
  show: 'Arată ce ați scris',
  hide: 'Ascunde ce ați scris',
  signIn: 'Intră în cont',
  signUp: 'Cont nou',
  email: 'E-mail',
  password: 'Parolă',
  choosePassword: 'Alegeți o parolă',
  passwordHint: 'Cel puțin 6 caractere.',
  displayName: 'Nume',
  signingIn: 'Se intră în cont...',
  creatingAccount: 'Se creează contul...',
  createAccount: 'Creează contul',
  savesList: (name) => `Lista „${name}” se salvează după ce intrați în cont.`,
  backToList: 'Înapoi la listă',
  confirmationSent: 'Verificați e-mailul: v-am trimis linkul de confirmare!',
  sentTo: [
    'L-am trimis la ',
    '. Deschideți linkul din mesaj, apoi intrați în cont. Este valabil 3\u00a0zile.',
  ],
  notArrived: 'Nu îl găsiți? Căutați-l și în Spam.',
  otherAddress: 'Folosește altă adresă',
  forgotten: 'Ați uitat parola?',
  forgottenText: 'Vă trimitem un link cu care alegeți o parolă nouă.',
  sendLink: 'Trimite linkul',
  sending: 'Se trimite...',
  linkSent: 'Dacă adresa are un cont, linkul este pe drum. Este valabil 30 de minute.',
  backToSignIn: 'Înapoi la intrarea în cont',
  sendConfirmation: 'Trimite din nou linkul',
  confirmationAgain: 'Dacă adresa așteaptă să fie confirmată, un link nou este pe drum.',
  waitForMail: 'Dacă nu ajunge în două minute, îl puteți cere din nou.',
  confirming: 'Se confirmă adresa...',
  confirmed: 'Adresa este confirmată. Acum puteți intra în cont.',
  newPassword: 'Parola nouă',
  newPasswordTitle: 'Alegeți o parolă nouă',
  savePassword: 'Salvează parola',
  saving: 'Se salvează...',
  passwordSaved: 'Parola nouă este salvată. Acum puteți intra în cont cu ea.',
  newAddressTitle: 'Confirmați noua adresă',
  newAddressText: 'Ca să încheiați schimbarea, scrieți parola contului.',
  confirmAddress: 'Confirmă adresa',
  addressSaved: 'Adresa este schimbată. Acum puteți intra în cont cu ea.',
  confirmTitle: 'Confirmarea adresei',
  problems: {
    taken: 'Cu această adresă există deja un cont. Intrați în cont.',
    credentials: 'E-mailul sau parola nu este corectă. Verificați ce ați scris.',
    unconfirmed: 'Întâi confirmați adresa de e-mail: linkul este în mesajul pe care vi l-am trimis.',
    missing: 'Completați acest câmp.',
    email: 'Scrieți o adresă de e-mail corectă.',
    'password-short': 'Parola trebuie să aibă între 6 și 70 de caractere.',
    'display-name': 'Numele trebuie să aibă între 1 și 60 de caractere.',
    link: 'Linkul nu mai este valabil. Cereți altul.',
    'password-wrong': 'Parola nu este corectă.',
    'too-many': 'Prea multe încercări. Așteptați puțin și încercați din nou.',
    'signed-out': 'Intrați din nou în cont.',
    unexpected: 'A apărut o eroare neașteptată. Încercați din nou.',
  },
}

export const authTexts: Readonly<Record<Language, AuthTexts>> = { ro: romanian, en: english }

/** Texts of the account pages before their script has arrived. */
export const authFrameTexts = {
  heading: siteName,
  description: `Contul ${siteName}: listele dumneavoastră pe toate dispozitivele. Pentru o listă nu e nevoie de cont.`,
  noScript: 'Pentru cont este nevoie de JavaScript. / Accounts need JavaScript.',
  signIn: 'Intră în cont',
  account: 'Contul meu',
} as const
