import type { Language } from '../../domain/lib/language.ts'
import { shownDay } from '../../i18n/day.ts'

interface AccountKeysTexts {
  title: string
  intro: string
  docs: string
  reading: string
  failed: string
  access: Readonly<Record<'read' | 'write', string>>
  unused: string
  /** @param day "2026-11-23" @param today in the same form */
  lastUsed: (day: string, today: string) => string
  takeBack: (name: string) => string
  question: (name: string) => string
  confirm: string
  cancel: string
  busy: string
  name: string
  nameHint: string
  nameProblem: string
  mayWrite: string
  make: string
  tooMany: string
  made: string
  key: string
  copy: string
  copied: string
  server: string
  user: string
  anyUser: string
  password: string
  keyAsPassword: string
}

const romanian: AccountKeysTexts = {
  title: 'Chei pentru alte aplicații',
  intro:
    'Cu o cheie, un alt program, de exemplu o aplicație de sarcini, vede toate listele salvate aici, nu și linkurile lor, adresa sau parola. Cheile se pierd dacă schimbați parola sau adresa ori ieșiți de pe toate dispozitivele.',
  docs: 'Cum se folosește o cheie',
  reading: 'Se citesc cheile…',
  failed: 'Nu s-a putut. Încercați din nou.',
  access: { read: 'Citește', write: 'Citește și scrie' },
  unused: 'încă nefolosită',
  lastUsed: (day, today) =>
    day === today ? 'folosită ultima dată azi' : `folosită ultima dată pe ${shownDay(day)}`,
  takeBack: (name) => `Ia înapoi cheia ${name}`,
  question: (name) => `Luați înapoi cheia „${name}”? Programul nu va mai vedea nicio listă.`,
  confirm: 'Da, ia-o înapoi',
  cancel: 'Renunță',
  busy: 'O clipă…',
  name: 'Programul',
  nameHint: 'Sub acest nume văd ceilalți ce a adăugat programul.',
  nameProblem: 'Scrieți un nume de cel mult 40 de litere și cifre.',
  mayWrite: 'Poate și scrie',
  make: 'Fă cheia',
  tooMany: 'Un cont poate avea cel mult 10 chei. Luați una înapoi înainte de a face alta.',
  made: 'Cheia se vede numai acum: copiați-o în programul care o folosește. O aplicație care știe CalDAV cere:',
  key: 'Cheia',
  copy: 'Copiază cheia',
  copied: 'Copiată!',
  server: 'Server',
  user: 'Utilizator',
  anyUser: 'orice nume',
  password: 'Parolă',
  keyAsPassword: 'cheia de mai sus',
}

const english: AccountKeysTexts = {
  title: 'Keys for other apps',
  intro:
    'With a key, another app, for example a tasks app, sees all lists that are saved here, but not their links, your email or your password. Keys end when you change your password or email, or sign out everywhere.',
  docs: 'How to use a key (in Romanian)',
  reading: 'Reading your keys…',
  failed: 'This did not work. Please try again.',
  access: { read: 'Reads', write: 'Reads and writes' },
  unused: 'not used yet',
  lastUsed: (day, today) => (day === today ? 'last used today' : `last used on ${day}`),
  takeBack: (name) => `Revoke the key ${name}`,
  question: (name) => `Revoke the key “${name}”? Its app will not see any list any more.`,
  confirm: 'Yes, revoke it',
  cancel: 'Cancel',
  busy: 'One moment…',
  name: 'App',
  nameHint: 'Others see under this name what the app has added.',
  nameProblem: 'Please enter a name of at most 40 letters and digits.',
  mayWrite: 'May also write',
  make: 'Make a key',
  tooMany: 'An account can have 10 keys. Revoke one before you make another.',
  made: 'The key is shown only now: copy it into the app that uses it. An app with CalDAV asks for:',
  key: 'The key',
  copy: 'Copy the key',
  copied: 'Copied!',
  server: 'Server',
  user: 'User',
  anyUser: 'any name',
  password: 'Password',
  keyAsPassword: 'the key above',
}

export const accountKeysTexts: Readonly<Record<Language, AccountKeysTexts>> = { ro: romanian, en: english }
