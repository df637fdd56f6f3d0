import type { Language } from '../domain/lib/language.ts'
import { recentTexts } from '../my-lists/texts.ts'

interface AccountTexts {
  title: string
  signedInAs: (email: string) => string
  loading: string
  profile: string
  displayName: string
  save: string
  saving: string
  nameSaved: string
  email: string
  newEmail: string
  changeEmail: string
  emailSent: (email: string) => string
  password: string
  currentPassword: string
  newPassword: string
  changePassword: string
  passwordSaved: string
  sessions: string
  signOut: string
  signOutEverywhere: string
  signOutEverywhereText: string
  data: string
  dataText: string
  exportData: string
  preparing: string
  removal: string
  removalText: string
  remove: string
  removing: string
  yourPassword: string
  /** The lists that are saved in the account. */
  savedLists: {
    title: string
    loading: string
    none: string
    left: (remaining: number) => string
    gone: string
    unknown: string
    failed: string
    leave: (name: string) => string
  }
}

const romanian: AccountTexts = {
  title: 'Contul meu',
  signedInAs: (email) => `Sunteți în contul ${email}.`,
  loading: 'Se deschide contul...',
  profile: 'Cum vă numiți',
  displayName: 'Nume',
  save: 'Salvează',
  saving: 'Se salvează...',
  nameSaved: 'Numele este salvat.',
  email: 'Adresa de e-mail',
  newEmail: 'Adresa nouă',
  changeEmail: 'Schimbă adresa',
  emailSent: (email) => `Am trimis un link la ${email}. Adresa se schimbă când îl deschideți.`,
  password: 'Parola',
  currentPassword: 'Parola de acum',
  newPassword: 'Parola nouă',
  changePassword: 'Schimbă parola',
  passwordSaved: 'Parola este schimbată. Pe celelalte dispozitive trebuie să intrați din nou în cont.',
  sessions: 'Ieșire din cont',
  signOut: 'Ieșire de pe acest dispozitiv',
  signOutEverywhere: 'Ieșire de pe toate dispozitivele',
  signOutEverywhereText: 'Listele rămân pe dispozitive; în cont se intră din nou, cu parola.',
  data: 'Datele mele',
  dataText: 'Tot ce păstrăm despre cont, într-un fișier JSON.',
  exportData: 'Descarcă datele',
  preparing: 'Se pregătește...',
  removal: 'Ștergerea contului',
  removalText:
    'Contul se șterge pe loc și nu poate fi adus înapoi. Listele nu se șterg: cine are linkul lor le folosește mai departe.',
  remove: 'Șterge contul',
  removing: 'Se șterge...',
  yourPassword: 'Parola contului',
  savedLists: {
    title: 'Listele mele',
    loading: 'Se caută listele...',
    none: 'Nicio listă salvată. Deschideți o listă și alegeți din meniul ei „Salvează în cont”.',
    left: recentTexts.remaining,
    gone: 'Linkul nu mai deschide nicio listă',
    unknown: 'Nu s-a putut afla ce mai este pe listă',
    failed: 'Listele nu au putut fi aflate. Reîncărcați pagina.',
    leave: (name) => `Scoate ${name} din cont`,
  },
}

const english: AccountTexts = {
  title: 'My account',
  signedInAs: (email) => `You are signed in as ${email}.`,
  loading: 'Opening your account...',
  profile: 'Your name',
  displayName: 'Display Name',
  save: 'Save',
  saving: 'Saving...',
  nameSaved: 'Your name is saved.',
  email: 'Email',
  newEmail: 'New email',
  changeEmail: 'Change email',
  emailSent: (email) => `We sent a link to ${email}. The email changes once you open it.`,
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordSaved: 'Your password is changed. Other devices have to sign in again.',
  sessions: 'Sign out',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereText: 'Lists that are open on devices stay there; the account has to be opened again.',
  data: 'My data',
  dataText: 'All we keep about your account, as a JSON file.',
  exportData: 'Download my data',
  preparing: 'Preparing...',
  removal: 'Delete account',
  removalText:
    'Your account is deleted at once and cannot be brought back. Lists are not deleted: whoever has their links goes on using them.',
  remove: 'Delete account',
  removing: 'Deleting...',
  yourPassword: 'Your password',
  savedLists: {
    title: 'My lists',
    loading: 'Looking for your lists...',
    none: 'No saved lists. Open a list and choose “Salvează în cont” from its menu.',
    left: (remaining) => (remaining === 0 ? 'Nothing left to buy' : `${remaining} left`),
    gone: 'The link no longer opens a list',
    unknown: 'What is left could not be found out',
    failed: 'Your lists could not be loaded. Please reload the page.',
    leave: (name) => `Remove ${name} from your account`,
  },
}

export const accountTexts: Readonly<Record<Language, AccountTexts>> = { ro: romanian, en: english }

/** Texts of the list's menu, in Romanian like the list. */
export const saveListTexts = {
  save: 'Salvează în cont',
  saved: 'Salvată în cont',
  signIn: 'Intrați în cont ca să salvați lista.',
  way: 'Intră în cont',
  /** Shown on return from signing in. */
  savedNow: (name: string) => `Lista „${name}” e salvată în contul dumneavoastră.`,
  failed: 'Lista nu a putut fi salvată în cont.',
  retry: 'Încearcă din nou',
} as const
