import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryRank } from '../../../../src/domain/category/category.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { type CategoryKey, categoryKeys } from '../../../../src/domain/item/fields.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { commonNames } from './common-names.ts'
import { hurriedNames } from './hurried-names.ts'
import { rowsOf } from './names.ts'
import { shelfNames } from './shelf-names.ts'
import { uncommonNames } from './uncommon-names.ts'

const tables = {
  'names that families write': rowsOf(commonNames),
  'names that fewer families write': rowsOf(uncommonNames),
  'names typed in a hurry': rowsOf(hurriedNames),
  'names on shelf labels': rowsOf(shelfNames),
}
const anyRow = fc.constantFrom(...Object.values(tables).flat())

describe.each(Object.entries(tables))('%s', (_, rows) => {
  test.each(rows)('%s → %s', (name, category) => {
    expect(detectCategory(name)).toBe(category)
  })
})

describe('the decisions where the 15 keys leave no natural place', () => {
  test.each<[names: string, category: CategoryKey, because: string]>([
    ['ouă, tofu, lapte de soia', 'lactate', 'they are in the same fridge'],
    ['ulei, oțet, muștar, ketchup', 'condimente', 'they dress the food'],
    ['drojdie, praf de copt, bicarbonat, esență de vanilie', 'condimente', 'they are measured by the spoon'],
    ['făină, paste, orez, linte, pesmet', 'cereale', 'they keep in the cupboard'],
    ['zahăr, zahăr vanilat, miere, gem, cacao, unt de arahide', 'dulciuri', 'they are sweet'],
    ['cozonac, tort, gogoși', 'dulciuri', 'they are dessert'],
    ['plăcintă, croissant, covrigi, prescuri', 'paine', 'the bakery sells them'],
    ['chipsuri, pufuleți, sticksuri, popcorn', 'dulciuri', 'they are snacks'],
    ['cafea, ceai, sirop', 'bauturi', 'they are drunk'],
    ['nuci, alune, semințe, susan', 'fructe', 'nuts and seeds'],
    [
      'ton, sardine, pate, măsline, murături, zacuscă, compot, bulion',
      'conserve',
      'they come in tins and jars',
    ],
    ['pătrunjel, mărar, leuștean, ghimbir', 'legume', 'they are bought fresh'],
    ['busuioc, cimbru, oregano, usturoi granulat', 'condimente', 'they are bought dried'],
    ['înghețată, pizza, foietaj, gheață', 'congelate', 'they are in the freezer'],
    ['slănină, untură, jumări', 'carne', 'the butcher sells them'],
    ['hârtie igienică, șervețele, plasturi', 'igiena', 'they are for the body'],
    ['prosoape de hârtie, folie, hârtie de copt, saci de gunoi', 'curatenie', 'they are for the kitchen'],
    [
      'scutece, nisip pentru pisici, paracetamol, baterii, flori',
      'altele',
      'they have no shelf of their own',
    ],
  ])('%s → %s: %s', (names, category) => {
    expect(names.split(', ').map(detectCategory)).toEqual(names.split(', ').map(() => category))
  })
})

describe('the longest phrase says which thing it is', () => {
  test.each<[word: string, of: CategoryKey, phrase: string, is: CategoryKey]>([
    ['unt', 'lactate', 'unt de arahide', 'dulciuri'],
    ['mâncare de vită', 'carne', 'mâncare de pisici', 'altele'],
    ['săpun', 'igiena', 'săpun de rufe', 'curatenie'],
    ['apă', 'bauturi', 'apă oxigenată', 'igiena'],
    ['cartofi', 'legume', 'cartofi prăjiți', 'congelate'],
    ['fasole', 'cereale', 'fasole verde', 'legume'],
    ['usturoi', 'legume', 'usturoi granulat', 'condimente'],
    ['lapte', 'lactate', 'lapte demachiant', 'igiena'],
    ['ulei', 'condimente', 'ulei de motor', 'altele'],
    ['bețișoare', 'igiena', 'bețișoare de numărat', 'altele'],
    ['sac', 'curatenie', 'sac de sport', 'altele'],
    ['față', 'igiena', 'față de masă', 'altele'],
  ])('%s: %s, %s: %s', (word, of, phrase, is) => {
    expect([detectCategory(word), detectCategory(phrase)]).toEqual([of, is])
  })
})

describe('the first known word is the thing, the others say how it is', () => {
  test.each<[name: string, category: CategoryKey]>([
    ['suc de roșii', 'bauturi'],
    ['gem de caise', 'dulciuri'],
    ['plăcintă cu mere', 'paine'],
    ['detergent cu lămâie', 'curatenie'],
    ['ulei de floarea soarelui', 'condimente'],
    ['iaurt cu fructe de pădure', 'lactate'],
    ['pâine cu unt de arahide', 'paine'],
    ['Fanta portocale', 'bauturi'],
  ])('%s → %s', (name, category) => {
    expect(detectCategory(name)).toBe(category)
  })
})

describe('some words decide from wherever they stand', () => {
  test.each<[name: string, category: CategoryKey]>([
    ['mazăre congelată', 'congelate'],
    ['carne tocată de vită congelată', 'congelate'],
    ['porumb dulce la conservă', 'conserve'],
    ['ardei iute murat', 'conserve'],
    ['biscuiți pentru câini', 'altele'],
    ['șampon pentru bebeluși', 'altele'],
    ['conserve de pui pentru pisici', 'altele'],
    ['cremă de corp cu unt de cacao', 'igiena'],
  ])('%s → %s', (name, category) => {
    expect(detectCategory(name)).toBe(category)
  })

  test('not inside a phrase of their own, nor in non-foods', () => {
    expect(detectCategory('limbi de pisică')).toBe('dulciuri')
    expect(detectCategory('pungi pentru congelat')).toBe('curatenie')
  })
})

describe('whole words only', () => {
  test.each([
    ['napolitane', 'apă'],
    ['merdenele', 'mere'],
    ['perie', 'pere'],
    ['ceainic', 'ceai'],
    ['oualete', 'oua'],
    ['sarma', 'sare'],
  ])('%s is no %s', (name, hidden) => {
    expect(detectCategory(name)).not.toBe(detectCategory(hidden))
  })

  test('a known word with letters around it is not known any more', () => {
    const anyWord = fc.constantFrom('apă', 'lapte', 'mere', 'pui', 'vin', 'ulei', 'săpun', 'ton')
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(detectCategory(`zx${word}`)).toBe('altele')
        expect(detectCategory(`${word}qzx`)).toBe('altele')
      }),
    )
  })
})

describe('the forms of a word', () => {
  test.each([
    ['roșie', 'roșii', 'roșia', 'roșiile', 'roșiilor'],
    ['lapte', 'laptele', 'laptelui'],
    ['măr', 'mere', 'mărul', 'merele', 'merelor'],
    ['cartof', 'cartofi', 'cartoful', 'cartofii', 'cartofilor'],
    ['pâine', 'pâini', 'pâinea', 'pâinii', 'pâinile'],
    ['ou', 'ouă', 'oul', 'ouăle', 'ouălor'],
    ['iaurt', 'iaurturi', 'iaurtul', 'iaurturile'],
    ['lămâie', 'lămâi', 'lămâia', 'lămâile'],
    ['ciupercă', 'ciuperci', 'ciuperca', 'ciupercile', 'ciupercilor'],
    ['detergent', 'detergenți', 'detergentul', 'detergenții'],
    ['tampon', 'tampoane', 'tamponul', 'tampoanele'],
    ['cafea', 'cafele', 'cafeaua', 'cafelei'],
  ])('%s: %s, %s …', (...forms) => {
    const categories = new Set(forms.map(detectCategory))
    expect(categories.size).toBe(1)
    expect(categories).not.toContain('altele')
  })

  test('"mari" is no "măr", "par" is no "pară", "pasta de dinți" is no pasta', () => {
    expect(detectCategory('mari')).toBe('altele')
    expect(detectCategory('par')).not.toBe('fructe')
    expect(detectCategory('pasta de dinti')).toBe('igiena')
  })
})

describe('for any name', () => {
  test('case and diacritics never matter', () => {
    fc.assert(
      fc.property(anyRow, ([name, category]) => {
        const variants = [name.toUpperCase(), fold(name), name.normalize('NFD')]
        expect(variants.map(detectCategory)).toEqual(variants.map(() => category))
      }),
    )
  })

  test('signs and white space around and between the words never matter', () => {
    fc.assert(
      fc.property(anyRow, fc.constantFrom('  ', '! ', ' (', '\t', ' - '), ([name, category], sign) => {
        expect(detectCategory(sign + name.replaceAll(' ', sign) + sign)).toBe(category)
      }),
    )
  })

  test('an unknown word is "altele", and takes nothing from a known one', () => {
    const gibberish = fc.stringMatching(/^[qwxyz]{6,12}$/)
    fc.assert(
      fc.property(anyRow, gibberish, ([name, category], unknown) => {
        expect(detectCategory(unknown)).toBe('altele')
        expect(detectCategory(`${unknown} ${name}`)).toBe(category)
      }),
    )
  })

  test('any text has a category', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(categoryKeys).toContain(detectCategory(name))
      }),
    )
  })
})

test('ranks are the places of the 15 categories', () => {
  expect(categoryKeys.map(categoryRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
})

describe('a slip of one letter', () => {
  test.each([
    ['cartifi', 'legume'],
    ['castravti', 'legume'],
    ['ciocolota', 'dulciuri'],
    ['ingetata', 'congelate'],
    ['detergnt de vase', 'curatenie'],
    ['smnatana', 'lactate'],
    ['portoocale', 'fructe'],
  ])('%s is %s', (name, category) => {
    expect(detectCategory(name)).toBe(category)
  })

  test.each(['trusă', 'guașă', 'patine', 'oualete', 'scaun', 'perdea', 'covor', 'lopată'])(
    '%s is no slip',
    (name) => {
      expect(detectCategory(name)).toBe('altele')
    },
  )
})

describe('a regional word', () => {
  test.each([
    ['picioici', 'legume'],
    ['crastaveți', 'legume'],
    ['clisă', 'carne'],
    ['slană', 'carne'],
    ['cuș cuș', 'cereale'],
    ['oloi', 'condimente'],
    ['groștior', 'lactate'],
    ['silvoiz', 'dulciuri'],
  ])('%s is %s', (name, category) => {
    expect(detectCategory(name)).toBe(category)
  })
})
