import type { Nutrient } from '../../guide/nutrition/nutrients.ts'
import type { KeepingFact, SafetyKind } from '../../guide/tables/table-rows.ts'

/** Texts in place of a time. */
export const timesWithoutNumber = {
  'use-by': 'până la data de pe ambalaj',
  ripe: 'până la coacere',
  avoid: 'nu se recomandă',
  texture: 'își pierde textura',
  unlimited: 'nelimitat',
} as const

/** The event from which a time is counted. */
export const keepingSince: Readonly<Record<KeepingFact['counted_from'], string>> = {
  '': '',
  purchase: 'De la cumpărare',
  opening: 'După deschidere',
  cutting: 'După tăiere',
  cooking: 'După gătire',
  making: 'De casă, de la preparare',
  thawing: 'După dezghețare',
  laying: 'De la ouat',
  freezing: 'De la congelare',
  ripening: 'După coacere',
}

/** The state of a food, as admins write it. */
export const keepingStateLabels: Readonly<Record<KeepingFact['state'], string>> = {
  whole: 'întreg',
  opened: 'desfăcut',
  cut: 'tăiat',
  cooked: 'gătit',
  'home-made': 'de casă',
  thawed: 'dezghețat',
  ripe: 'copt',
}

export const nutrientLabels: Record<Nutrient, string> = {
  kilojoules: 'Energie',
  calories: 'Energie',
  protein: 'Proteine',
  fat: 'Grăsimi',
  saturates: 'din care saturate',
  carbohydrates: 'Carbohidrați',
  sugars: 'din care zaharuri',
  fiber: 'Fibre',
  salt: 'Sare',
}

export const keepingLabels: Record<KeepingFact['place'], string> = {
  pantry: 'Cămară',
  fridge: 'Frigider',
  freezer: 'Congelator',
}

/** The subjects of sentences about safety. */
export const safetyLabels: Record<SafetyKind, string> = {
  raw: 'Crud',
  core: 'Cât de bine se gătește',
  general: 'De știut',
  pregnancy: 'În sarcină',
  infants: 'Copii mici',
  pets: 'Câini și pisici',
}
