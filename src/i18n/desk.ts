import type { Fault } from '../guide/faults.ts'

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

export const deskTexts = {
  /** @param sentence what zod says: in Romanian, but for what our own schemas say */
  issue: (sentence: string) => sentences[sentence] ?? `${sentence.replace(/\.$/, '')}.`,
  /** @param place where inside a field, as "[2].answer" */
  at: (place: string, sentence: string) => (place === '' ? sentence : `${place}: ${sentence}`),
  allergens: 'Spuneți ce alergeni are, ca ["lapte", "nuci"]; [] dacă nu are niciunul.',
  fault: (fault: Fault) => {
    switch (fault.kind) {
      case 'unknown':
        return 'Ghidul nu are acest aliment. Pentru unul nou completați „name” și „category”.'
      case 'length':
        return `Descrierea are ${fault.words} de cuvinte; trebuie să aibă între 120 și 220.`
      case 'link':
        return `Ghidul nu are alt aliment „${fault.to}”.`
      case 'repeat':
        return `Același text îl are deja alimentul „${fault.before}”.`
    }
  },
} as const
