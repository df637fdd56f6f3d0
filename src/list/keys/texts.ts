import { shownDay } from '../../i18n/day.ts'

/** Texts of the panel of keys for other programs. */
export const apiKeysTexts = {
  title: 'Chei pentru alte aplicații',
  intro:
    'Cu o cheie, un alt program, de exemplu un asistent vocal, vede produsele listei, nu și linkul ei. Pentru toate listele: o cheie pe pagina contului.',
  docs: 'Cum se folosește o cheie',
  reading: 'Se citesc cheile…',
  offline: 'Cheile se văd și se fac numai cu conexiune.',
  failed: 'Cheile nu s-au putut citi.',
  retry: 'Încearcă din nou',
  none: 'Lista nu are încă nicio cheie.',
  keys: 'Cheile listei',
  access: { read: 'Citește', write: 'Citește și scrie' },
  unused: 'încă nefolosită',
  /** @param day "2026-11-23" @param today in the same form */
  lastUsed: (day: string, today: string) =>
    day === today ? 'folosită ultima dată azi' : `folosită ultima dată pe ${shownDay(day)}`,
  /** @param machine 'casa.example' */
  tells: (machine: string) => `anunță ${machine} când se schimbă lista`,
  takeBack: 'Ia înapoi',
  takeBackOf: (name: string) => `Ia înapoi cheia ${name}`,
  question: (name: string) => `Luați înapoi cheia „${name}”?`,
  meaning: 'Programul care o folosește nu va mai putea nici citi, nici scrie. Cheia nu se poate reface.',
  confirm: 'Da, ia-o înapoi',
  cancel: 'Renunță',
  more: 'O cheie nouă',
  name: 'Numele programului',
  namePlaceholder: 'de exemplu Asistent vocal',
  nameHint: 'Sub acest nume văd ceilalți ce a adăugat programul.',
  nameProblem: 'Scrieți un nume de cel mult 40 de litere și cifre.',
  mayWrite: 'Poate și scrie',
  mayWriteHint: 'Adaugă, bifează, schimbă și șterge. Altfel doar citește.',
  make: 'Fă cheia',
  tooMany: 'O listă poate avea cel mult 10 chei. Luați una înapoi înainte de a face alta.',
  made: 'Cheia e gata',
  madeText: 'Se vede numai acum: copiați-o în programul care o folosește și nu o trimiteți altcuiva.',
  key: 'Cheia',
  copy: 'Copiază cheia',
  copied: 'Copiată!',
  done: 'Am copiat-o',
  tasks: 'În aplicația de sarcini',
  tasksText:
    'Mementouri de pe iPhone, Tasks.org, Thunderbird și Home Assistant pot arăta lista și o pot schimba. Adăugați acolo un cont CalDAV cu:',
  server: 'Server',
  user: 'Utilizator',
  anyUser: 'orice nume',
  password: 'Parolă',
  keyAsPassword: 'cheia de mai sus',
} as const
