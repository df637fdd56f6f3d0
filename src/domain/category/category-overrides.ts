import type { CategoryKey } from '../item/fields.ts'

/** A word that decides wherever it stands in a name, unless it belongs to the phrase that was found. */
export interface CategoryOverride {
  words: readonly string[]
  category: CategoryKey
  /** The categories it takes a name from; a name of unknown words is always taken. */
  over: readonly CategoryKey[]
}

const food = [
  'fructe',
  'legume',
  'lactate',
  'carne',
  'peste',
  'cereale',
  'paine',
  'bauturi',
  'conserve',
  'condimente',
  'dulciuri',
] as const

/** The first that applies decides. */
export const categoryOverrides: readonly CategoryOverride[] = [
  {
    words: ['câine/câini', 'pisică/pisici', 'pisoi', 'papagal', 'whiskas', 'pedigree', 'felix', 'purina'],
    category: 'altele',
    over: [...food, 'congelate', 'igiena', 'curatenie'],
  },
  {
    words: ['bebeluș', 'bebe', 'nan', 'aptamil', 'hipp', 'humana', 'milupa', 'pampers', 'huggies'],
    category: 'altele',
    over: [...food, 'congelate', 'igiena'],
  },
  { words: ['alpro'], category: 'lactate', over: ['cereale', 'bauturi', 'fructe'] },
  { words: ['auto'], category: 'altele', over: ['igiena', 'curatenie'] },
  { words: ['congelat', 'frozen'], category: 'congelate', over: food },
  {
    words: ['conservă', 'murat', 'propriu', 'bonduelle'],
    category: 'conserve',
    over: ['fructe', 'legume', 'carne', 'peste', 'cereale'],
  },
  { words: ['borcan'], category: 'conserve', over: ['legume', 'peste', 'cereale'] },
  { words: ['sirop', 'compot'], category: 'conserve', over: ['fructe'] },
  { words: ['înghețată'], category: 'congelate', over: ['fructe', 'lactate', 'dulciuri'] },
  { words: ['rufe'], category: 'curatenie', over: [...food, 'igiena'] },
  {
    words: ['păr', 'corp', 'mâini', 'unghii', 'buze', 'demachiant'],
    category: 'igiena',
    over: [...food, 'curatenie'],
  },
]
