/** Texts of the panel of a list's links. */
export const linkTexts = {
  title: 'Linkul listei',
  close: 'Renunță',
  failed: 'Nu s-a putut. Verificați conexiunea și încercați din nou.',
  change: {
    title: 'Linkul întreg',
    text: 'Cine îl are citește și schimbă lista. Dacă a ajuns la cine nu trebuia, schimbați-l.',
    change: 'Schimbă linkul',
    question: 'Schimbați linkul?',
    meaning:
      'Linkul de acum nu va mai deschide lista pentru nimeni, nici pe ecranele deja deschise. Nici cheile altor aplicații nu vor mai merge. Pe acest dispozitiv lista rămâne, cu tot ce nu s-a trimis încă. Celorlalți le trimiteți linkul nou.',
    confirm: 'Da, schimbă linkul',
    changed: 'Linkul a fost schimbat. Trimiteți-l din nou celor cu care faceți lista.',
  },
  readOnly: {
    title: 'Link doar pentru citit',
    text: 'Cine îl are vede lista așa cum este, la zi, dar nu poate schimba nimic.',
    make: 'Creează un link de citit',
    address: 'Linkul de citit',
    copy: 'Copiază linkul de citit',
    copied: 'Copiat!',
    takeBack: 'Retrage linkul de citit',
    unknown: 'Linkul de citit se vede numai cu conexiune.',
  },
  delete: {
    title: 'Șterge lista',
    text: 'Lista dispare pentru toți, și nu se mai poate aduce înapoi.',
    open: 'Șterge lista…',
    /** Asks for the list's name, so that nobody deletes a list by accident. */
    name: (name: string) => `Ca să confirmați, scrieți numele listei: ${name}`,
    confirm: 'Șterge lista pentru toți',
  },
} as const

/** Texts in place of a list that is no longer available. */
export const endedTexts = {
  link: {
    title: 'Linkul listei a fost schimbat',
    text: 'Cereți linkul nou celor cu care faceți lista. Ce nu s-a trimis încă rămâne pe acest dispozitiv.',
  },
  deleted: { title: 'Lista a fost ștearsă', text: 'Cineva care avea linkul a șters-o pentru toți.' },
} as const

export const readOnlyTexts = {
  note: 'Puteți doar citi lista aceasta',
  empty: { title: 'Listă goală', text: 'Aici apare ce se adaugă pe listă.' },
  preview: (name: string) => `Lista „${name}”: deschideți linkul ca să vedeți ce e de cumpărat.`,
} as const
