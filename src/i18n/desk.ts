import type { Fault } from '../guide/faults.ts'
import { descriptionLength } from '../guide/food-words.ts'

/** What the schemas of the content say in English, as admins read it. */
const sentences: Readonly<Record<string, string>> = {
  'begins or ends with white space, or is more than one line':
    'Textul trebuie să stea pe un singur rând, fără spații la început sau la sfârșit.',
  'says something twice': 'Același lucru apare de două ori.',
  'does not end with a question mark': 'Întrebarea trebuie să se termine cu semnul întrebării.',
  'is no unit': 'Unitatea nu este una dintre cele cunoscute.',
  'has numbers without it': 'Spuneți de unde sunt valorile nutritive: {"table": …, "entry": …, "id": …}.',
  'is not after the beginning': 'Sfârșitul trebuie să fie după început.',
}

/** A bound that a value is past, as a schema tells it. */
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
  // Not by the counter of the site: PocketBase's engine, where this runs, has no Intl.
  const tail = bound % 100
  const isFar = bound >= 20 && (tail === 0 || tail >= 20)
  return `${subject} ${limit} ${isFar ? 'de ' : ''}${unit}.`
}

export const deskTexts = {
  bound: boundSentence,
  /** @param sentence what zod says: in Romanian, but for what our own schemas say */
  issue: (sentence: string) => sentences[sentence] ?? `${sentence.replace(/\.$/, '')}.`,
  /** @param place where inside a field, as "[2].answer" */
  at: (place: string, sentence: string) => (place === '' ? sentence : `${place}: ${sentence}`),
  allergens: 'Spuneți ce alergeni are, ca ["lapte", "fructe_cu_coaja"]; [] dacă nu are niciunul.',
  fault: (fault: Fault) => {
    switch (fault.kind) {
      case 'unknown':
        return 'Ghidul nu are acest aliment. Pentru unul nou completați „name” și „category”.'
      case 'length':
        return `Descrierea are ${fault.words} de cuvinte; trebuie să aibă între ${descriptionLength.least} și ${descriptionLength.most}.`
      case 'link':
        return `Ghidul nu are alt aliment „${fault.to}”.`
      case 'repeat':
        return `Același text îl are deja alimentul „${fault.before}”.`
    }
  },
} as const
