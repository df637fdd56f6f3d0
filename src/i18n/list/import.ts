import type { ImportFormat } from '../../domain/import/imported.ts'
import { counter, countPeople, countProducts } from '../count.ts'

const countNewLists = counter('listă nouă', 'liste noi')

const countDays = counter('zi', 'zile')

/** Names of the formats in common language. */
const formats: Readonly<Record<Exclude<ImportFormat, 'text'>, string>> = {
  own: 'Lista Noastră',
  keep: 'Google Keep',
  bring: 'Bring!',
  kitchenowl: 'KitchenOwl',
  todoist: 'Todoist',
  recipe: 'Rețetă',
  ics: 'Calendar (ICS)',
  'todo-txt': 'todo.txt',
  csv: 'Tabel (CSV)',
}

/** Texts about importing lists from other programs. */
export const importTexts = {
  title: 'Importă produse',
  intro:
    'Din Google Keep, Bring!, AnyList, Todoist, KitchenOwl, un tabel, un calendar sau o rețetă: alegeți fișierul ori lipiți textul. Vedeți ce s-a înțeles înainte să se adauge ceva.',
  file: 'Alege un fișier',
  field: 'Sau lipiți aici',
  read: 'Vezi produsele',
  nothing: 'Nu am găsit niciun produs aici.',
  onlyAddress:
    'O adresă singură nu ajunge: deschideți pagina rețetei și copiați de acolo lista de ingrediente.',
  tooLong: 'Fișierul este prea mare: cel mult 1 MB.',
  source: (format: ImportFormat, name: string, count: number) =>
    [format === 'text' ? '' : formats[format], name && `„${name}”`, countProducts(count)]
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
  ticked: (count: number) => `Și ce era bifat acolo (${count})`,
  atHome: (days: number) =>
    days === 0 ? 'Luat azi, poate mai aveți' : `Luat acum ${countDays(days)}, poate mai aveți`,
} as const
