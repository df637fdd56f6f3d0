import { licences, type Work, works } from '../credits/works.ts'

/** Texts about a work by others. */
export interface WorkTexts {
  name: string
  what: string
  credits: readonly string[]
  licence: string
  licenceAddress: string | undefined
  address: string
}

/** Texts for licences whose names are words. */
const licenceNames: Partial<Record<Work['licence'], string>> = {
  publicDomain: 'domeniu public',
  euReuse: 'reutilizare liberă, cu menționarea sursei',
  isc: 'ISC, o parte MIT',
}

/** Romanian names of works that have one. */
const names: Readonly<Record<string, string>> = {
  regulation: 'Regulamentul (UE) nr. 1169/2011',
}

const factUses = {
  sr28: 'Valori nutritive pentru cele mai multe alimente, și cât cântărește o bucată, o lingură sau o cană',
  ciqual: 'Valori nutritive pentru alimente europene',
  bls: 'Valori nutritive pentru alimente pe care celelalte tabele nu le au: leurdă, cătină, ghebe și altele',
  foodKeeper: 'Termene de păstrare, în condițiile din Statele Unite; eticheta are întâietate',
  regulation:
    'Alergenii (anexa II), dozele zilnice de referință (anexa XIII), factorii de energie (anexa XIV)',
} as const satisfies Record<keyof typeof works.facts, string>

const drawnUses = {
  noto: 'O parte din imagini, și coșul din pictograma aplicației; celelalte sunt desenate de noi',
  lucide: 'Pictogramele de pe butoane și semnele categoriilor',
  fraunces: 'Fontul titlurilor, redus la semnele de care au nevoie',
} as const satisfies Record<keyof typeof works.drawn, string>

const serverUses = {
  pocketBase: 'Baza de date, și canalul prin care schimbările ajung pe loc la ceilalți',
  node: 'Rulează serverul site-ului; licența lui numește și bibliotecile pe care le conține',
} as const satisfies Record<keyof typeof works.onServer, string>

/** The works by others, by their kind, with the texts of pages. */
export const workTexts = {
  facts: withUses(works.facts, factUses),
  drawn: withUses(works.drawn, drawnUses),
  onServer: withUses(works.onServer, serverUses),
} as const

function withUses<Key extends string>(
  group: Readonly<Record<Key, Work>>,
  uses: Readonly<Record<Key, string>>,
): Record<Key, WorkTexts> {
  const entries = Object.entries<Work>(group).map(([key, work]) => [
    key,
    {
      name: names[key] ?? work.name,
      what: uses[key as Key],
      credits: work.credits,
      licence: licenceNames[work.licence] ?? licences[work.licence].name,
      licenceAddress: licences[work.licence].address,
      address: work.address,
    },
  ])
  return Object.fromEntries(entries)
}
