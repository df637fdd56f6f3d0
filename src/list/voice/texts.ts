import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'
import { countProducts } from '../../i18n/count.ts'
import { addTexts } from '../add/texts.ts'

/** The names of the microphone button, by the action of a press. */
export const voiceButtonTexts = {
  idle: addTexts.voice,
  starting: 'Se pornește microfonul…',
  recording: 'Oprește înregistrarea',
  processing: 'Se transcrie…',
  consent: addTexts.voice,
  offer: addTexts.voice,
  unavailable: addTexts.voice,
} as const

export const voiceTexts = {
  listening: 'Vă ascult…',
  /** @param text the words that were recognised so far */
  soFar: (text: string) => `„${text}…”`,
  remaining: (seconds: number) => `încă ${seconds} s`,
  /** Instruction for ending a recording: by another press, or by releasing the button. */
  pressAgain: 'Apăsați din nou când ați terminat.',
  letGo: 'Dați drumul când ați terminat.',
  cancel: 'Renunță',
  /** Read out by screen readers: short, because the microphone is open already. */
  speak: 'Vorbiți acum.',
} as const

/** Question before the browser's own speech recognition is used for the first time. */
export const browserConsentTexts = {
  title: 'Folosiți recunoașterea vorbirii din browser?',
  text: 'Browserul trimite ce spuneți companiei care îl face (de exemplu Google, Microsoft sau Apple), iar ea transformă sunetul în text. Noi primim numai textul.',
  agree: 'Da',
  refuse: 'Nu acum',
} as const

/** Question about one word that no table has. */
export const voiceOfferTexts = {
  title: (name: string) => `Ați spus „${name}”?`,
  add: 'Adaugă pe listă',
  refuse: 'Nu',
} as const

/** Reasons for which voice input is not available. */
export const voiceLackTexts = {
  engine: {
    title: 'Introducerea vocală nu este pornită',
    text: 'Cine administrează site-ul nu a pornit recunoașterea vorbirii, iar browserul acesta nu o are. Puteți dicta și de la tastatura telefonului: apăsați în câmp, apoi pe microfonul tastaturii.',
  },
  https: {
    title: 'Microfonul cere o conexiune sigură',
    text: 'Browserul dă microfonul numai paginilor deschise prin https. Deschideți lista la o adresă care începe cu https://.',
  },
  understood: 'Am înțeles',
} as const

/** Results of a recording. */
export const spokenTexts = {
  /** `text` is the transcript. */
  heard: {
    added: (text: string, count: number) => `Am auzit: „${text}” · ${countProducts(count)}`,
    present: (text: string) => `Am auzit: „${text}” · deja pe listă`,
    refused: (text: string) => `Am auzit: „${text}”.`,
    /** Of a command: 'șterge laptele'. */
    obeyed: (text: string) => `Am auzit: „${text}”`,
    obeyedAlready: (text: string) => `Am auzit: „${text}” · lista este deja așa`,
    missing: (text: string, names: readonly string[]) =>
      `Am auzit: „${text}” · nu ${names.length === 1 ? 'este' : 'sunt'} pe listă: ${names.map((name) => `„${name}”`).join(', ')}`,
    /** Of a question, or of words that name nothing to buy. */
    talk: (text: string) => `Am auzit: „${text}” · nu este un produs, așa că n-am adăugat nimic`,
  },
  /** Most are word for word those of the specification, section 8. */
  problems: {
    'too-short': 'Înregistrare prea scurtă. Încercați din nou.',
    muted: 'Microfonul nu trimite niciun sunet. Verificați dacă este oprit.',
    'not-recognised': 'Nu s-a putut recunoaște produsul. Încercați din nou.',
    'no-text': 'Niciun text primit de la procesare',
    failed: 'Transcrierea a eșuat. Încercați din nou.',
    denied: 'Acces la microfon refuzat. Activați în setările browserului.',
    missing: 'Nu s-a găsit niciun microfon.',
    'not-started': 'Nu s-a putut porni înregistrarea.',
    offline: 'Fără conexiune, vorbirea nu poate fi recunoscută. Scrieți produsele: lista le ține minte.',
    unreachable: 'Serverul nu a răspuns. Verificați conexiunea și încercați din nou.',
    browser: 'Browserul nu a putut recunoaște vorbirea. Încercați din nou sau scrieți produsele.',
  } satisfies Record<VoiceProblem, string>,
} as const
