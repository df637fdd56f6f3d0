import { countProducts, nameOrCount } from '../i18n/count.ts'

/** Texts of the list screen. Texts in the specification are word for word (sections 2, 4 and 8). */
export const listTexts = {
  back: 'Înapoi la început',
  name: 'Numele listei',
  rename: 'Redenumește lista',
  pending: 'De cumpărat',
  completed: 'Cumpărate',
  /** The specification's words ('N rămase, N completate'), in the singular for one thing. */
  left: (count: number) => `${count} ${count === 1 ? 'rămas' : 'rămase'}`,
  completedToo: (count: number) => `, ${count} ${count === 1 ? 'completat' : 'completate'}`,
  progress: 'Cât s-a cumpărat',
  shop: 'Mod cumpărături',
  menu: 'Meniul listei',
  news: 'Noutăți de la ceilalți',
} as const

/** Actions that can be undone. */
export const doneTexts = {
  completed: (name: string, completed: boolean) => `${completed ? 'Ați bifat' : 'Ați debifat'} „${name}”`,
  notFound: (name: string, notFound: boolean) =>
    notFound ? `N-ați găsit „${name}”` : `Din nou de cumpărat: „${name}”`,
  edited: (name: string) => `Ați modificat „${name}”`,
  removed: (items: readonly { name: string }[]) => `Ați șters ${nameOrCount(items)}`,
  restored: (items: readonly { name: string }[]) => `Ați pus înapoi ${nameOrCount(items)}`,
  prepared: (count: number) => `${countProducts(count)} din nou pe listă`,
  emptied: 'Ați golit ce era cumpărat',
  renamed: (name: string) => `Lista se numește acum „${name}”`,
} as const

export const undoTexts = {
  undo: 'Anulează',
  /** For screen readers. */
  undoOf: (text: string) => `Anulează: ${text}`,
} as const

/** The line about the connection; it is empty if all is well. */
export const connectionTexts = {
  connecting: 'Se conectează…',
  reconnecting: (attempt: number) => `Se reconectează (${attempt})`,
  offline: 'Fără conexiune',
  retry: 'Încearcă din nou conectarea',
} as const

/** Texts in place of the items. */
export const listStates = {
  empty: {
    title: 'Listă goală',
    text: 'Adaugă primul produs mai jos sau folosește introducerea vocală.',
    /** For a site without voice input. */
    textWithoutVoice: 'Adaugă primul produs mai jos.',
    /** For screens on which the field is beside the list. */
    below: 'mai jos',
    beside: 'alături',
    /** The way for others to join. */
    others: 'Cine are linkul intră direct, fără cont.',
  },
  loading: 'Se încarcă lista…',
  missing: {
    title: 'Lista nu a putut fi găsită',
    text: 'Verificați linkul sau creați o listă nouă.',
  },
  failed: {
    title: 'Lista nu a putut fi încărcată acum',
    text: 'Verificați conexiunea. Încercăm din nou automat.',
    retry: 'Încearcă din nou',
  },
  allDone: {
    title: 'Totul e cumpărat.',
    text: 'Lista rămâne la același link.',
    prepare: 'Pregătește lista următoare',
  },
} as const

/** Texts from the server in place of a list, or beside it if no script runs. */
export const servedStates = {
  unavailable: {
    title: 'Lista nu a putut fi încărcată acum',
    text: 'Reîncărcați pagina peste câteva clipe.',
  },
  readOnly: 'Puteți citi lista. Ca să bifați sau să adăugați, activați JavaScript în setările browserului.',
  demo: 'Versiune de probă: listele se șterg în fiecare noapte.',
} as const

/** The preview of a sent link. */
export const sharePreviewTexts = {
  unknownTitle: 'Listă de cumpărături',
  description: (name?: string) =>
    name
      ? `Lista „${name}”: deschideți linkul ca să adăugați și să bifați împreună.`
      : 'Deschideți linkul ca să adăugați și să bifați împreună.',
} as const
