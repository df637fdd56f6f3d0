/**
 * Names that people search and neither a page nor a list has: regional ones, and forms that the rules of endings miss; by
 * the slug of the food or dish. By comma.
 */
export const searchedNames: Readonly<Record<string, string>> = {
  'fasole-boabe': 'fasui, fasuie, făsui',
  rosii: 'paradaise, paradaisă, paradaică, paradaici',
  cartofi: 'crumpli, crumpi',
  'piept-de-curcan': 'curcan',
  'ceai-negru': 'ceai',
  chiftele: 'chifteluțe, chifteluță, pârjoale, pârjoală',
  'piftie-de-porc': 'răcituri, răcitură, aituri, cotoroage',
  clatite: 'palacinte, palacintă',
  'gogosi-de-casa': 'pancove, crofne, pampuște',
  snitele: 'șnițel, snițel',
  'salata-de-boeuf': 'salată de beuf, salată beuf',
  'pasca-cu-branza': 'pască',
  urda: 'ricotta',
}

/** Foods that the guide does not have, and whose name begins the name of another food; without diacritics. */
export const missingFoods: ReadonlySet<string> = new Set(['cas', 'casul'])
