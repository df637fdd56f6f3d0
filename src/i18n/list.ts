/** Texts of the list screen. What the specification words is word for word (sections 2, 4 and 8). */
export const listTexts = {
  back: 'Înapoi la început',
  pending: 'De cumpărat',
  completed: 'Cumpărate',
  summary: (remaining: number, completed: number) => `${remaining} rămase, ${completed} completate`,
  progress: 'Cât s-a cumpărat',
  share: 'Partajează cu familia',
  shared: 'Copiat!',
  shareFailed: 'Link-ul este gata să fie partajat',
  shareText: (name: string) => `Lista de cumpărături „${name}”`,
} as const

/** Toasts that are no failure. */
export const listToasts = {
  removed: (name: string) => `„${name}” a fost șters`,
  undo: 'Anulează',
} as const

/** One calm line about the connection; it is silent when all is well. */
export const connectionTexts = {
  connecting: 'Se conectează…',
  reconnecting: (attempt: number) => `Se reconectează (${attempt})`,
  offline: 'Fără conexiune',
  retry: 'Încearcă din nou conectarea',
} as const

export const itemTexts = {
  check: (name: string) => `Bifează ${name}`,
  uncheck: (name: string) => `Debifează ${name}`,
  edit: (name: string) => `Modifică ${name}`,
  remove: (name: string) => `Șterge ${name}`,
} as const

export const editTexts = {
  form: (name: string) => `Modifică ${name}`,
  name: 'Produs',
  quantity: 'Cantitate',
  unit: 'Unitate',
  save: 'Salvează',
  cancel: 'Renunță',
} as const

export const addTexts = {
  label: 'Produse de adăugat',
  placeholder: '2 kg cartofi, lapte, ouă…',
  submit: 'Adaugă',
} as const

/** What stands where the items would be. */
export const listStates = {
  empty: { title: 'Listă goală', text: 'Adaugă primul produs mai jos.' },
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
  unavailable: {
    title: 'Lista nu a putut fi încărcată acum',
    text: 'Reîncărcați pagina peste câteva clipe.',
  },
  allDone: 'Totul e cumpărat.',
} as const

export const toastTexts = {
  region: 'Mesaje',
  dismiss: 'Închide mesajul',
} as const

/** What a sent link shows before it is opened. */
export const sharePreviewTexts = {
  unknownTitle: 'Listă de cumpărături',
  description: (name?: string) =>
    name
      ? `Lista „${name}”: deschideți linkul ca să adăugați și să bifați împreună.`
      : 'Deschideți linkul ca să adăugați și să bifați împreună.',
} as const
