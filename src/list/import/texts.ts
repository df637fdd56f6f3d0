import type { ImportFormat } from '../../domain/import/imported.ts'
import { counter, countPeople, countProducts } from '../../i18n/count.ts'

const countNewLists = counter('listă nouă', 'liste noi')

const countDays = counter('zi', 'zile')

/** Names of the formats in common language. */
const formats: Readonly<Record<Exclude<ImportFormat, 'text' | 'unknown'>, string>> = {
  own: 'Lista Noastră',
  keep: 'Google Keep',
  bring: 'Bring!',
  kitchenowl: 'KitchenOwl',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  grocy: 'Grocy',
  microsoft: 'Microsoft To Do',
  outlook: 'Outlook',
  'google-tasks': 'Google Tasks',
  trello: 'Trello',
  'home-assistant': 'Home Assistant',
  todoist: 'Todoist',
  ticktick: 'TickTick',
  recipe: 'Rețetă',
  ics: 'Calendar (ICS)',
  'todo-txt': 'todo.txt',
  csv: 'Tabel (CSV)',
  checklist: 'Listă cu bife',
}

/** Texts of the page for people who come from another program. */
export const importScreenTexts = {
  heading: 'Veniți de la Bring!, Keep sau WhatsApp?',
  blurb:
    'Aduceți lista de acolo chiar acum, fără cont: alegeți fișierul sau lipiți textul, vedeți ce s-a înțeles, și e a dumneavoastră.',
  noScript: 'Pentru a aduce o listă este nevoie de JavaScript. Activați-l în setările browserului.',
  recognised: 'Am înțeles',
  make: 'Fă lista',
  ways: {
    title: 'De unde se ia lista',
    list: [
      {
        title: 'WhatsApp',
        text: 'Țineți apăsat mesajul, copiați-l și lipiți-l în câmp. Ora și numele din față nu deranjează.',
      },
      {
        title: 'Google Keep',
        text: 'Copiați nota și lipiți-o, sau alegeți arhiva primită de la Google Takeout, așa cum e.',
      },
      {
        title: 'Bring!',
        text: 'Trimiteți lista din Bring! ca mesaj, copiați textul și lipiți-l în câmp.',
      },
      {
        title: 'Altă aplicație, un tabel, o rețetă',
        text: 'Merg și fișiere din Todoist, Trello, Microsoft To Do, AnyList sau Mealie, un tabel CSV ori textul unei rețete.',
      },
    ],
  },
} as const

/** Texts about importing lists from other programs. */
export const importTexts = {
  title: 'Importă produse',
  intro:
    'O rețetă, un tabel, o listă din Bring!, Google Keep sau altă aplicație. Vedeți produsele înainte să se adauge.',
  file: 'Alege un fișier',
  field: 'Sau lipiți aici',
  read: 'Vezi produsele',
  nothing: 'Nu am găsit niciun produs aici.',
  unknown: 'Nu cunosc acest fișier. Puteți lipi produsele ca text, câte unul pe rând.',
  catalogue: 'Acesta este catalogul din KitchenOwl, nu lista de cumpărături.',
  failed: 'Fișierul nu a putut fi citit. Încercați din nou.',
  unread: counter('rând nu a fost citit', 'rânduri nu au fost citite'),
  onlyAddress:
    'O adresă singură nu ajunge: deschideți pagina rețetei și copiați de acolo lista de ingrediente.',
  tooLong: 'Fișierul este prea mare: cel mult 1 MB.',
  source: (format: ImportFormat, name: string, count: number) =>
    [
      format === 'text' || format === 'unknown' ? '' : formats[format],
      name && `„${name}”`,
      countProducts(count),
    ]
      .filter(Boolean)
      .join(', '),
  make: (count: number) => `Fă ${count === 1 ? 'o listă nouă' : countNewLists(count)}`,
  made: (count: number) =>
    count === 1
      ? 'S-a făcut o listă nouă: o găsiți pe prima pagină.'
      : `S-au făcut ${countNewLists(count)}: le găsiți pe prima pagină.`,
  people: 'Pentru câte persoane',
  forPeople: (count: number) => `pentru ${countPeople(count)}`,
  fewer: 'Mai puține persoane',
  more: 'Mai multe persoane',
  factor: 'De câte ori cantitățile rețetei',
  factors: [
    { value: 0.5, label: '×½', name: 'Jumătate din cantități' },
    { value: 1, label: '×1', name: 'Cantitățile rețetei' },
    { value: 2, label: '×2', name: 'Cantități duble' },
  ],
  ticked: (count: number) => `Și ce era bifat acolo (${count})`,
  atHome: (days: number) =>
    days === 0 ? 'Luat azi, poate mai aveți' : `Luat acum ${countDays(days)}, poate mai aveți`,
} as const
