import type { Contradiction } from '../../guide/checks/contradictions.ts'
import type { MeasureFault } from '../../guide/checks/measure-fault.ts'
import { descriptionLength } from '../../guide/food-words.ts'

/** The English messages of the content's schemas, in Romanian for admins. */
const sentences: Readonly<Record<string, string>> = {
  'begins or ends with white space, or is more than one line':
    'Textul trebuie să stea pe un singur rând, fără spații la început sau la sfârșit.',
  'has no time': 'Timpul de la început nu poate fi mai lung decât cel de la sfârșit.',
  'says something twice': 'Același lucru apare de două ori.',
  'does not end with a question mark': 'Întrebarea trebuie să se termine cu semnul întrebării.',
  'is no unit': 'Unitatea nu este una dintre cele cunoscute.',
  'is not after the beginning': 'Sfârșitul trebuie să fie după început.',
}

const measureFaults: Readonly<Record<MeasureFault, string>> = {
  weight: 'greutatea din nume este alta decât cea din rând.',
  round: 'greutatea se scrie rotunjită, ca pe cântar: 30 g, 150 g.',
  cup: 'cana este de 250 ml, iar jumătatea ei de 125 ml.',
  portion: 'o porție își spune greutatea: „o porție de 150 g”.',
}

/** A bound that a value exceeds, as a schema reports it. */
interface Bound {
  code: 'too_small' | 'too_big'
  origin: string
  bound: number
}

const subjects: Readonly<Record<string, [subject: string, unit: string]>> = {
  string: ['Textul trebuie să aibă', 'caractere'],
  array: ['Lista trebuie să aibă', 'elemente'],
}

/** "Textul trebuie să aibă cel puțin 60 de caractere." */
function boundSentence({ code, origin, bound }: Bound): string {
  const limit = `${code === 'too_small' ? 'cel puțin' : 'cel mult'} ${bound}`
  const [subject, unit] = subjects[origin] ?? []
  if (!subject) return `Numărul trebuie să fie ${limit}.`
  return `${subject} ${limit} ${linkOf(bound)}${unit}.`
}

/** "de " if a number needs it. It does not use `counter`, because PocketBase's engine has no Intl. */
function linkOf(count: number): string {
  const tail = count % 100
  return count >= 20 && (tail === 0 || tail >= 20) ? 'de ' : ''
}

const contradictions: Readonly<Record<Contradiction['kind'], (found: string) => string>> = {
  'two-best-places': (row) => `Rândul ${row}: un singur loc poate fi cel recomandat.`,
  'best-place-avoided': (row) =>
    `Rândul ${row}: nu se poate recomanda un loc în care nu se recomandă să stea.`,
  'said-twice': (row) => `Rândul ${row}: starea și locul acestea mai stau pe un rând.`,
  'longer-than-whole': (row) =>
    `Rândul ${row}: desfăcut, tăiat sau dezghețat nu poate ține mai mult decât întreg, în același loc.`,
  'not-for-freezing': (row) =>
    `Rândul ${row}: spune cât ține în congelator, iar la „canFreeze” scrie că nu se congelează.`,
  'allergen-not-in-panel': (words) =>
    `Textul spune „${words}” (scris aici fără semne), iar alergenul nu este ales nici aici, nici la „recipeAllergens” sau la „mayContain”.`,
  'allergen-only-traces': (words) =>
    `Textul spune „${words}” (scris aici fără semne), iar alergenul este trecut numai ca urmă, la „mayContain”.`,
  'allergen-denied': (words) =>
    `Textul spune „${words}” (scris aici fără semne), iar alergenul este ales mai jos.`,
  'safety-without-source': (words) =>
    `Textul spune „${words}” (scris aici fără semne), iar la „safety” nu este o propoziție despre aceasta, cu sursa ei.`,
  'time-in-words': (words) =>
    `Textul spune cât ține („${words}”, scris aici fără semne); timpii stau numai la „keeping”, cu sursa lor.`,
  'words-avoid-fridge': () => 'Frigiderul este cel recomandat, iar „storageMethod” spune să nu stea acolo.',
  'words-say-fridge': () => 'Cămara este cea recomandată, iar „storageMethod” începe cu frigiderul.',
  'tip-refuses-freezing': () => 'Textul spune că nu se congelează, iar la „canFreeze” scrie „da”.',
  'tip-tells-freezing': () => 'Textul spune cum se congelează, iar la „canFreeze” scrie „nu”.',
  'tip-repeats-refusal': () => 'Pagina spune singură „Nu merită congelat.”; textul începe cu motivul.',
  'freezing-forbidden': () =>
    'Textul spune că nu se congelează, iar la „keeping” nu este niciun rând cu sursă despre congelator.',
  informal: (word) =>
    `Textul tutuiește cititorul („${word}”, scris aici fără semne); ghidul spune „dumneavoastră”.`,
}

const proseSentences = {
  filler: (found: string) => `„${found}” nu spune nimic despre aliment.`,
  'health claim': (found: string) =>
    `„${found}” este o mențiune de sănătate, pe care Regulamentul (CE) 1924/2006 nu o îngăduie aici.`,
  'cedilla instead of comma below': (found: string) => `„${found}” are sedilă; se scrie ș și ț, cu virgulă.`,
  'straight quotation marks': () => 'Ghilimelele drepte se scriu „așa”.',
} as const

export const adminTexts = {
  bound: boundSentence,
  /** @param sentence zod's message: Romanian, except for those of this project's schemas */
  issue: (sentence: string) => sentences[sentence] ?? `${sentence.replace(/\.$/, '')}.`,
  /** @param place inside a field, such as "[2].answer" */
  at: (place: string, sentence: string) => (place === '' ? sentence : `${place}: ${sentence}`),
  allergens: 'Alegeți ce alergeni are, sau „Niciunul”.',
  allergenTwice: (names: readonly string[], surer: string) =>
    `${names.join(', ')}: stă și la „${surer}”. Un alergen stă într-o singură coloană.`,
  contradiction: ({ kind, found }: Contradiction) => contradictions[kind](found),
  /** @param found folded, so without diacritics */
  prose: (kind: keyof typeof proseSentences, found: string) => proseSentences[kind](found),
  missing: 'Completați coloana aceasta.',
  mustStay: 'Coloana aceasta nu poate lipsi.',
  unknownText: 'Textele paginilor stau aici toate: se schimbă, nu se adaugă altele.',
  linkToItself: 'Un aliment nu trimite la el însuși.',
  stale: 'Înregistrarea s-a schimbat de când ați deschis-o: închideți fișa și deschideți-o din nou.',
  slugStays: 'Adresa unui aliment nu se schimbă. Pentru alt aliment faceți o înregistrare nouă.',
  slugTaken: 'Alimentul acesta are deja o înregistrare: căutați-o și schimbați-o pe ea.',
  unknownSource: (source: string) =>
    `„${source}” nu este o sursă: scrieți una pe care o au și alte alimente, ca „foodkeeper-128”, „ambalaj” sau o adresă care începe cu https://.`,
  unknownSubcategory: (known: readonly string[]) =>
    `Categoria aleasă are subcategoriile ${known.join(', ')}; scrieți una dintre ele sau „-”.`,
  unknownPicture: (name: string) => `Nu există imaginea „${name}”.`,
  numbersWithoutSource:
    'Spuneți de unde sunt valorile nutritive: tabelul | cum numește el alimentul | codul.',
  numbersOfOldSource: (table: string) =>
    `Valorile nutritive nu mai sunt cele din ${table}: spuneți de unde sunt cele noi.`,
  measure: (name: string, fault: MeasureFault) => `„${name}”: ${measureFaults[fault]}`,
  energyUnits: 'Energia se spune în kJ și în kcal, iar 1 kcal are 4,184 kJ.',
  partAboveWhole: (part: string, whole: string) => `„${part}” nu poate fi mai mult decât „${whole}”.`,
  tooMuchIn100: 'Grăsimile, carbohidrații, fibrele, proteinele și sarea trec împreună de 100 g.',
  length: (words: number) =>
    `Descrierea are ${words} ${linkOf(words)}cuvinte; trebuie să aibă între ${descriptionLength.least} și ${descriptionLength.most}.`,
  repeat: (other: string) => `Același text îl are deja alimentul „${other}”.`,
} as const
