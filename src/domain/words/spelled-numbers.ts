/** Number words, folded. "un" and "o" have a list of their own, because before a noun they are also articles. */
export const articles: readonly string[] = ['un', 'o']

export const smallNumbers: Readonly<Record<string, number>> = {
  unu: 1,
  una: 1,
  unul: 1,
  doi: 2,
  doua: 2,
  trei: 3,
  patru: 4,
  cinci: 5,
  sase: 6,
  sapte: 7,
  opt: 8,
  noua: 9,
}

export const teens: Readonly<Record<string, number>> = {
  zece: 10,
  unsprezece: 11,
  unspe: 11,
  doisprezece: 12,
  douasprezece: 12,
  doispe: 12,
  douaspe: 12,
  treisprezece: 13,
  treispe: 13,
  paisprezece: 14,
  patrusprezece: 14,
  paispe: 14,
  cincisprezece: 15,
  cinsprezece: 15,
  cinspe: 15,
  saisprezece: 16,
  sasesprezece: 16,
  saispe: 16,
  saptesprezece: 17,
  saptespe: 17,
  optsprezece: 18,
  optspe: 18,
  nouasprezece: 19,
  nouaspe: 19,
}

export const tens: Readonly<Record<string, number>> = {
  douazeci: 20,
  treizeci: 30,
  patruzeci: 40,
  cincizeci: 50,
  saizeci: 60,
  saptezeci: 70,
  optzeci: 80,
  nouazeci: 90,
}

export const hundreds: readonly string[] = ['suta', 'sute']

export const thousands: readonly string[] = ['mie', 'mii']

/** Parts of one, said with or without their article: "o jumătate de", "jumate de", "un sfert de". */
export const fractions: Readonly<Record<string, number>> = {
  jumatate: 0.5,
  jumate: 0.5,
  juma: 0.5,
  "juma'": 0.5,
  'juma’': 0.5,
  sfert: 0.25,
  sferturi: 0.25,
}

export const dozens: Readonly<Record<string, number>> = { duzina: 12, duzini: 12 }
