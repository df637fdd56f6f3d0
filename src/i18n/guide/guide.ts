import type { FoodPart } from '../../guide/search/food-parts.ts'
import { counter } from '../count.ts'

/** '1 aliment' · '19 alimente' · '20 de alimente' */
export const countFoods = counter('aliment', 'alimente')

const countResults = counter('rezultat', 'rezultate')

export const guideTexts = {
  name: 'Alimente A-Z',
  title: 'Alimente de la A la Z',
  blurb: (count: number) =>
    `Cum se aleg, cât țin și cu ce se înlocuiesc ${countFoods(count)} din cămara românească, cu valorile nutritive și sursele lor.`,
  description: (count: number) =>
    `Ghid cu ${countFoods(count)}: cum se aleg la piață, cât țin în frigider, câte calorii au, cu ce se înlocuiesc. Fără reclame.`,
  breadcrumb: 'Calea până aici',
  letters: 'Alfabet',
  letterWithout: (letter: string) => `Litera ${letter} (încă niciun aliment)`,
  letter: (letter: string) => `Litera ${letter}`,
  popular: 'Căutate des',
  details: 'Vezi detalii',
  categories: 'Categorii',
  allFoods: 'Toate alimentele',
  seasonNow: 'De sezon, lună de lună',
  call: {
    title: 'Puneți-le pe lista familiei',
    text: 'Faceți o listă, trimiteți linkul, și cumpărați împreună. Fără cont.',
    button: 'Creează o listă',
  },
  perHundred: 'la 100 g',
  perHundredIn: (state: string | undefined) => (state ? `la 100 g, ${state}` : 'la 100 g'),
  knownAs: (names: readonly string[]) => `Cunoscut și ca: ${names.join(', ')}`,
  found: (count: number) => `Am găsit ${countFoods(count)}`,
  letterTitle: (letter: string) => `Alimente cu litera ${letter}`,
  letterFound: (count: number, letter: string) =>
    `Am găsit ${countFoods(count)} care ${count === 1 ? 'începe' : 'încep'} cu litera ${letter}.`,
  letterDescription: (letter: string, names: readonly string[]) =>
    `Alimente care încep cu litera ${letter}: ${names.join(', ')}. Cum se aleg, cât țin și câte calorii au.`,
  otherNames: 'Căutate sub alt nume',
  letterEmpty: (letter: string) =>
    `Nu am găsit alimente care să înceapă cu litera ${letter}. Baza noastră de date se dezvoltă constant!`,
  categoryTitle: (name: string) => `${name}: calorii, cât țin, cum se aleg`,
  categoryDescription: (name: string, count: number) =>
    `${name}: ${countFoods(count)}, cu alergeni, păstrare, înlocuitori și, unde tabelele le au, valori nutritive.`,
  otherFoods: 'Altele',
  backToGuide: 'Înapoi la Alimente A-Z',
  toList: 'Spre lista de cumpărături',
  noScriptSearch: 'Căutarea are nevoie de JavaScript; literele și categoriile de mai jos merg și fără.',
} as const

/** The parts of a food's page, as answers of the search. */
const partNames: Readonly<Record<FoodPart, string>> = {
  keeping: 'cât ține',
  storage: 'cum se păstrează',
  freezing: 'se poate congela?',
  cooking: 'cât se gătește',
  substitutes: 'cu ce se înlocuiește',
  nutrition: 'calorii și valori nutritive',
  fiber: 'valori nutritive',
  micronutrients: 'vitamine și minerale',
  allergens: 'alergeni',
  measures: 'cât cântărește',
  season: 'când e de sezon',
  choosing: 'cum se alege',
}

export const searchTexts = {
  label: 'Caută un aliment',
  placeholder: 'roșii, lapte, mărar …',
  none: (text: string) => `Nimic pentru „${text}”. Încercați alt cuvânt sau o literă.`,
  found: (count: number) => `${countResults(count)}; alegeți cu săgețile`,
  guess: (text: string) => `Nimic pentru „${text}”. Poate căutați:`,
  group: (name: string) => `${name}: toate`,
  part: (name: string, part: FoodPart) => `${name}: ${partNames[part]}`,
  failed: 'Căutarea nu a putut fi încărcată. Verificați conexiunea.',
} as const

export const foodTexts = {
  signOf: (category: string) => `Semnul categoriei ${category}`,
  add: 'Adaugă în lista de cumpărături',
  showList: 'Vezi lista ta',
  nutrition: 'Valori nutritive',
  nutrient: 'Nutrient',
  amount: 'La 100 g',
  reference: 'Din doza zilnică',
  referenceNote:
    'Doza zilnică de referință a unui adult (8 400 kJ / 2 000 kcal), după Regulamentul (UE) 1169/2011; la fibre, 25 g pe zi, după EFSA.',
  notMeasured: 'nemăsurat',
  withoutNumbers:
    'Tabelele de compoziție pe care le folosim nu au acest aliment așa cum se vinde la noi, de aceea nu afișăm valori nutritive.',
  computed:
    'Valori calculate, nu măsurate: 2,4 kcal pe gram, cât prevede Regulamentul (UE) 1169/2011 pentru polioli.',
  indicative: (entry: string) => `Valori orientative, după „${entry}”.`,
  vitamins: 'Vitamine',
  minerals: 'Minerale',
  notable: 'Cel puțin 15 % din doza zilnică la 100 g (7,5 % la băuturi).',
  otherMicronutrients: 'Celelalte vitamine și minerale',
  noPortion: '100 g nu este o porție: se folosește cu lingurița sau cu plicul.',
  measures: 'Cât cântărește',
  measure: 'Măsură',
  weight: 'Greutate',
  energy: 'Energie',
  choosing: 'Cum se alege',
  leftovers: 'Ce faceți cu ce rămâne',
  storage: 'Păstrare',
  bestPlace: 'cel mai bine',
  keepingNote: 'Termenele sunt orientative; data de pe ambalaj are întâietate.',
  cannotFreeze: 'Nu merită congelat.',
  safety: 'Siguranță',
  seasonImported: 'Vine din import; lunile în care e mai bun:',
  inSeason: 'de sezon',
  outOfSeason: 'în afara sezonului',
  tips: 'Sfaturi de folosire',
  substitutes: 'Cu ce se înlocuiește',
  addedAllergens: (names: string) => `Aduce alergeni: ${names}.`,
  perhapsAddedAllergens: (names: string) => `Uneori aduce: ${names}; verificați eticheta.`,
  rawAndCooked: (raw: string, cooked: string) => `La 100 g, ${raw} și ${cooked}`,
  comparison: 'Față în față',
  food: 'Aliment',
  faq: 'Întrebări',
  allergens: 'Alergeni',
  noAllergens: 'Niciunul dintre cei 14 alergeni de declarat',
  contained: (names: string) => `Conține: ${names}`,
  byRecipe: (names: string) => `Depinde de rețetă, verificați eticheta: ${names}`,
  traces: (names: string) => `Urme posibile: ${names}`,
  facts: 'Pe scurt',
  shelfLife: 'Cât ține',
  shelfLifeOpened: 'Cât ține după aceea',
  freezingShort: 'Congelare',
  freezable: 'Se poate congela',
  seasonShort: 'Sezon',
  inLists: 'Apare pe liste ca',
  related: 'Vedeți și',
  sourceLine: (table: string, entry: string, id: string) => `Valori nutritive: ${table}, „${entry}” (${id}).`,
  cookedSourceLine: (state: string, table: string, entry: string, id: string) =>
    `Valori nutritive, ${state}: ${table}, „${entry}” (${id}).`,
  keepingSources: 'Termene de păstrare:',
  safetySources: 'Siguranță:',
  labelSource: 'eticheta producătorului',
  reviewed: (date: string) => `Text revăzut la ${date} de redacția Lista Noastră.`,
  allSources: 'Toate sursele',
  previous: 'Alimentul dinainte',
  next: 'Alimentul următor',
  neighbours: 'Alimente vecine',
} as const

export const seasonTexts = {
  title: (month: string) => `Ce e de sezon în ${month}`,
  description: (month: string, names: readonly string[]) =>
    `Legume, fructe și verdețuri de sezon în ${month}: ${names.join(', ')} și altele, cu sfaturi de cumpărat și păstrat.`,
  local: 'Din grădini și livezi de aici',
  imported: 'Din import, la vremea lor',
  fromAnimals: 'Carne și pește, la vremea lor',
  months: 'Lunile anului',
  blurb: (count: number) =>
    `Legume, fructe și verdețuri la vremea lor (${count}): mai gustoase și, de obicei, mai ieftine.`,
  note: 'Lunile sunt cele obișnuite în România; un an cald sau o primăvară târzie le mută cu câteva săptămâni.',
} as const

export const guideMissing = {
  food: {
    title: 'Alimentul nu a fost găsit',
    text: 'Ne pare rău, dar alimentul căutat nu există în baza noastră de date.',
  },
  category: { title: 'Categoria nu a fost găsită.', text: 'Nu am găsit alimente în această categorie.' },
  emptyCategory: { title: 'Categoria nu există', text: 'Nu am găsit alimente în această categorie.' },
} as const
