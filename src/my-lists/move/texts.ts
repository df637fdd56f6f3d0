import { counter } from '../../i18n/count.ts'
import { recentTexts } from '../texts.ts'

const counted = counter('listă', 'liste')
const countLists = (count: number) => (count === 1 ? 'o listă' : counted(count))

/** Texts about moving lists to another device. */
export const moveTexts = {
  title: 'Mută listele',
  /** For a visitor without lists. */
  hint: 'Aveți liste pe alt dispozitiv? Mutați-le aici',
  description: 'Aduce aici listele de pe alt telefon sau calculator, fără cont.',
  noScript: 'Pentru a muta listele este nevoie de JavaScript. Activați-l în setările browserului.',
} as const

/** Texts of the sheet on the device that has the lists. */
export const movingTexts = {
  loading: 'Se pregătesc listele…',
  none: 'Nu aveți încă nicio listă de mutat.',
  text: (count: number) =>
    `Codul și linkul duc ${countLists(count)} pe alt telefon sau calculator. Aici rămâne totul cum este.`,
  picture: 'Cod QR care mută listele',
  /** @param most the most lists that fit into one code */
  tooMany: (count: number, most: number) =>
    `Sunt ${countLists(count)}, iar într-un cod încap cel mult ${most}. Folosiți linkul sau copia.`,
  copy: 'Copiază linkul',
  copied: 'Copiat!',
  byHand: 'Linkul, de copiat de aici',
  save: 'Salvează o copie',
  key: 'Cine are codul, linkul sau copia are și listele.',
  unsent: (names: readonly string[]) =>
    names.length === 1
      ? `„${names[0]}” este încă numai pe acest dispozitiv și nu se poate muta. Deschideți-o când aveți semnal.`
      : `${quoted(names)} sunt încă numai pe acest dispozitiv și nu se pot muta. Deschideți-le când aveți semnal.`,
  bring: 'Aduc liste pe acest dispozitiv',
} as const

const problems = {
  link: {
    wrong: 'Acest link nu aduce liste. Cereți altul de pe celălalt dispozitiv.',
    cut: 'Linkul nu este întreg. Copiați-l din nou, de la un capăt la altul.',
    newer: 'Linkul este făcut de o versiune mai nouă. Reîncărcați pagina și încercați din nou.',
  },
  file: {
    wrong: 'Fișierul nu este o copie a listelor.',
    cut: 'Copia nu este întreagă sau a fost schimbată. Salvați alta de pe celălalt dispozitiv.',
    newer: 'Copia este făcută de o versiune mai nouă. Reîncărcați pagina și încercați din nou.',
  },
} as const

const bringers = { link: 'Linkul', file: 'Copia' } as const

/** Texts of the page that the link opens. */
export const arrivingTexts = {
  nothing: `Pe celălalt dispozitiv apăsați „${moveTexts.title}”, la „${recentTexts.title}” sau în setările unei liste. Apoi scanați codul de acolo ori deschideți linkul aici.`,
  brings: (source: keyof typeof bringers, count: number) => `${bringers[source]} aduce ${countLists(count)}.`,
  problems,
  unchanged: 'Pe acest dispozitiv nu s-a schimbat nimic.',
  nameless: 'Listă',
  states: {
    asked: 'Se caută…',
    new: 'Nouă aici',
    here: 'Este deja aici',
    gone: 'Nu mai există sau i s-a schimbat linkul',
    silent: 'Fără semnal: nu știm încă',
  },
  allHere: 'Toate sunt aici.',
  noneOpens: 'Nu mai este nimic de adus: cereți un link nou de pe celălalt dispozitiv.',
  add: (count: number) => `Adaugă ${countLists(count)} pe acest dispozitiv`,
  adding: 'Se adaugă…',
  again: 'Încearcă din nou',
  notKept: 'Browserul nu permite păstrarea listelor pe acest dispozitiv.',
  toLists: 'La listele mele',
  file: 'Deschide o copie salvată',
} as const

function quoted(names: readonly string[]): string {
  return names.map((name) => `„${name}”`).join(', ')
}
