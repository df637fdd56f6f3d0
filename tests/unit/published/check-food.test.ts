import { describe, expect, test } from 'vitest'
import { readWholeFoods } from '../../../scripts/lib/guide/read-whole-foods.ts'
import { directoryOf } from '../../../src/published/admin-data.ts'
import { faultsOfFood } from '../../../src/published/food/check-food.ts'
import type { FoodColumn, FoodTexts } from '../../../src/published/food/food-columns.ts'
import { writeFood } from '../../../src/published/food/write-food.ts'

type FoodCheck = Parameters<typeof faultsOfFood>[1]

const foods = readWholeFoods()
const names = new Map(foods.map(({ slug, name }) => [slug, name]))
const texts = new Map(foods.map((food) => [food.slug, writeFood(food, (slug) => names.get(slug) ?? slug)]))
const sources = foods.flatMap(({ keeping, safety }) => [...keeping, ...safety].map(({ source }) => source))

function checkOf(slug: string): FoodCheck {
  return {
    foods: directoryOf([...names]),
    file: texts.get(slug),
    sources: new Set(sources),
    subcategories: { legume: ['Legume fructoase'], fructe: ['Citrice'] },
    hasPicture: (name) => name === 'tomato',
    sayerOf: (field, text) =>
      field === 'metaTitle' && text === 'Titlul altui aliment din ghid' ? 'oua' : undefined,
  }
}

const tomatoes = texts.get('rosii') as FoodTexts
const faults = (changes: Partial<FoodTexts>) => faultsOfFood({ ...tomatoes, ...changes }, checkOf('rosii'))

test.each([...texts])('%s of the files may be saved as it stands', (slug, food) => {
  const everything = { ...checkOf(slug), hasPicture: () => true }
  const { subcategory, ...found } = faultsOfFood(food, everything)
  expect(found).toEqual({})
})

describe('a food is refused', () => {
  test.each<[why: string, changes: Partial<FoodTexts>, column: FoodColumn, sentence: RegExp]>([
    ['for a text too short', { storageMethod: 'La rece.' }, 'storageMethod', /cel puțin 30 de caractere/],
    ['for a text of two lines', { metaTitle: 'Roșii de grădină\nși de seră' }, 'metaTitle', /un singur rând/],
    ['for a required text taken away', { metaTitle: '-' }, 'metaTitle', /nu poate lipsi/],
    ['for too few tips', { usageTips: 'Un singur sfat, destul de lung.' }, 'usageTips', /cel puțin 3/],
    [
      'for a tip too short, with its line',
      { usageTips: `Scurt.\n${tomatoes.usageTips}` },
      'usageTips',
      /^1: /,
    ],
    [
      'for an unknown place',
      { keeping: 'Beci | întreg | 3 zile | | | label' },
      'keeping',
      /^Rândul 1: .*„Beci”.*Cămară/,
    ],
    [
      'for an unknown time',
      { keeping: 'Frigider | întreg | mult | | | ambalaj' },
      'keeping',
      /„mult” nu este un timp/,
    ],
    ['for a time without a source', { keeping: 'Frigider | întreg | 3 zile' }, 'keeping', /lipsește sursa/],
    [
      'for a source that nobody knows',
      { keeping: 'Frigider | întreg | 3 zile | | | bunica' },
      'keeping',
      /„bunica” nu este o sursă/,
    ],
    [
      'for a time that ends before it begins',
      { keeping: 'Frigider | întreg | 5–3 zile | | | ambalaj' },
      'keeping',
      /nu poate fi mai lung/,
    ],
    [
      'for a place that is listed twice',
      { keeping: 'Frigider | întreg | 3 zile | | | ambalaj\nFrigider | întreg | 4 zile | | | ambalaj' },
      'keeping',
      /^Rândul 2: .*mai stau/,
    ],
    [
      'for a freezer time of a food that is not frozen',
      { canFreeze: 'nu', freezingTip: 'Își pierd gustul și se înmoaie.' },
      'keeping',
      /canFreeze/,
    ],
    [
      'for a tip against freezing',
      { freezingTip: 'Nu se congelează, fiindcă se înmoaie.' },
      'freezingTip',
      /spune că nu/,
    ],
    [
      'for an allergen that only the words name',
      { description: `${tomatoes.description} Roșia conține lapte.` },
      'allergens',
      /conține lapte|contine lapte/,
    ],
    ['for no allergen and one', { allergens: '["Niciunul","Lapte"]' }, 'allergens', /nu stă împreună/],
    ['for all allergens unsaid', { allergens: '' }, 'allergens', /Alegeți/],
    [
      'for health',
      { shortDescription: 'Roșia este sănătoasă și bună vara, în orice salată de pe masa noastră de acasă.' },
      'shortDescription',
      /mențiune de sănătate/,
    ],
    [
      'for a reader addressed in the singular',
      { choosing: 'Dacă vrei roșii bune, caută-le pe cele grele, cu codița verde și proaspătă.' },
      'choosing',
      /tutuiește/,
    ],
    [
      'for a related food that is none',
      { relatedFoods: 'Ceapă\nBusuioc\nPătlăgele' },
      'relatedFoods',
      /^Rândul 3: .*„Pătlăgele”/,
    ],
    [
      'at its line, empty ones counted',
      { relatedFoods: 'Ceapă\n\nPătlăgele' },
      'relatedFoods',
      /^Rândul 3: .*„Pătlăgele”/,
    ],
    ['for a link to itself', { relatedFoods: 'Ceapă\nBusuioc\nRoșii' }, 'relatedFoods', /el însuși/],
    ['for a substitute without a ratio', { substitutes: 'Ceapă' }, 'substitutes', /Rândul 1/],
    [
      'for a question without an answer',
      { faq: 'Cum se coc roșiile verzi acasă?' },
      'faq',
      /îi lipsește răspunsul/,
    ],
    ['for a question that asks nothing', { faq: tomatoes.faq.replace('?', '.') }, 'faq', /semnul întrebării/],
    ['for a cooking without its heading', { cooking: 'Se fierbe.' }, 'cooking', /titlul/],
    ['for a measure without grams', { measures: 'o roșie' }, 'measures', /grame/],
    ['for an American cup', { measures: 'o cană (240 ml) | 149 g' }, 'measures', /250 ml/],
    ['for an ounce', { measures: 'o porție de 28 g | 28 g' }, 'measures', /rotunj/],
    [
      'for numbers of the old source',
      { nutrition: tomatoes.nutrition.replace('0,88 g', '0,9 g') },
      'source',
      /nu mai sunt cele din USDA SR28/,
    ],
    ['for numbers without a source', { source: '-' }, 'source', /de unde sunt/],
    [
      'for sugars above the carbohydrates',
      { nutrition: tomatoes.nutrition.replace('2,63 g', '3,5 g'), source: 'BLS | Tomate | B1' },
      'nutrition',
      /zaharuri/,
    ],
    [
      'for kilojoules that are not the kilocalories',
      { nutrition: tomatoes.nutrition.replace('18 kcal', '180 kcal'), source: 'BLS | Tomate | B1' },
      'nutrition',
      /4,184/,
    ],
    [
      'for more than 100 g in 100 g',
      { nutrition: 'Grăsimi | 60 g\nProteine | 60 g', source: 'BLS | Tomate | B1' },
      'nutrition',
      /100 de g|100 g/,
    ],
    ['for an amount without a unit', { addAs: 'un kilogram' }, 'addAs', /1 kg/],
    ['for a picture that is none', { picture: 'tomatoe' }, 'picture', /„tomatoe”/],
    ['for a subcategory of another category', { subcategory: 'Citrice' }, 'subcategory', /Legume fructoase/],
    [
      'for a title that another food has',
      { metaTitle: 'Titlul altui aliment din ghid' },
      'metaTitle',
      /„oua”/,
    ],
    ['for a day that is none', { reviewed: '2026-13-40' }, 'reviewed', /./],
    ['for a description too short', { description: 'Prea scurtă.' }, 'description', /2 cuvinte|2 de cuvinte/],
  ])('%s', (_, changes, column, sentence) => {
    const found = faults(changes)
    expect(Object.keys(found)).toEqual([column])
    expect(found[column]).toMatch(sentence)
  })
})

describe('a food may be saved', () => {
  test.each<[what: string, changes: Partial<FoodTexts>]>([
    ['without its optional texts', { freezingTip: '-', leftovers: '-', measures: '-', picture: '-' }],
    ['with its names spelled as one likes', { relatedFoods: 'ceapa\nBUSUIOC\nrosii-cherry' }],
    [
      'with a time from an address',
      {
        keeping:
          'Frigider | desfăcut | până la 3 zile | După deschidere | | https://www.ansvsa.ro/pastrare | acoperite',
      },
    ],
    [
      'with numbers of another source',
      {
        nutrition: tomatoes.nutrition.replace('0,88 g', '0.9 g'),
        source: 'CIQUAL 2020 | Tomate, crue | 20047',
      },
    ],
    [
      'with an allergen',
      { allergens: '["Lapte"]', description: `${tomatoes.description} Roșia conține lapte.` },
    ],
    ['with line ends of another machine', { faq: tomatoes.faq.replaceAll('\n', '\r\n') }],
  ])('%s', (_, changes) => {
    expect(faults(changes)).toEqual({})
  })
})
