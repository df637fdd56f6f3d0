import { counter } from '../../i18n/count.ts'

const countLists = counter('listă', 'liste')

/** Texts about exporting lists to files. */
export const exportTexts = {
  title: 'Exportă',
  what: 'Ce se salvează',
  whats: {
    this: 'Lista aceasta',
    all: 'Toate listele de pe acest dispozitiv și din cont',
  },
  formats: {
    text: 'Text',
    csv: 'Tabel (CSV)',
    json: 'JSON, se poate importa la loc',
    'todo-txt': 'todo.txt',
    ics: 'Sarcini de calendar (ICS)',
  },
  saved: 'Fișierul a fost salvat.',
  missing: (count: number) =>
    `Fișierul a fost salvat, dar ${countLists(count)} din cont nu ${count === 1 ? 's-a putut citi' : 's-au putut citi'} acum.`,
} as const

/** Texts of a list as a table. */
export const csvTexts = {
  list: 'Listă',
  columns: ['Produs', 'Cantitate', 'Unitate', 'Categorie', 'Magazin', 'Notă', 'Preț (lei)', 'Cumpărat'],
  yes: 'da',
} as const
