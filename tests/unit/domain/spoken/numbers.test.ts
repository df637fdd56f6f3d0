import { describe, expect, test } from 'vitest'
import { parseItems, parseSpoken } from '../../../../src/domain/with-all-words.ts'

const written = ({ name, quantity, unit }: { name: string; quantity: string; unit: string }) =>
  `${name} = ${quantity} ${unit}`

describe('number words up to 999,999 are amounts, spoken and typed', () => {
  test.each([
    ['o mie de grame de făină', 'făină = 1000 g'],
    ['o mie două sute cincizeci de grame de făină', 'făină = 1250 g'],
    ['două mii de grame de zahăr', 'zahăr = 2000 g'],
    ['două mii cinci sute de mililitri de lapte', 'lapte = 2500 ml'],
    ['o mie cinci sute de grame de carne', 'carne = 1500 g'],
    ['trei mii patru sute douăzeci și cinci de grame de orez', 'orez = 3425 g'],
    ['o mie unu grame de sare', 'sare = 1001 g'],
    ['douăsprezece mii de grame de cartofi', 'cartofi = 12000 g'],
    ['douăzeci de mii de grame de cartofi', 'cartofi = 20000 g'],
    ['o sută de mii de mililitri de apă', 'apă = 100000 ml'],
    ['o sută douăzeci și trei de mii patru sute cincizeci și șase de grame de nisip', 'nisip = 123456 g'],
    ['nouă sute nouăzeci și nouă de mii nouă sute nouăzeci și nouă de grame de nisip', 'nisip = 999999 g'],
    ['trei sute cincizeci de grame de unt', 'unt = 350 g'],
    ['o sută de grame de șuncă', 'șuncă = 100 g'],
  ])('%s', (text, item) => {
    expect(parseSpoken(text).items.map(written)).toEqual([item])
    expect(parseItems(text).items.map(written)).toEqual([item])
  })
})

describe('“virgulă” between two numbers is a decimal comma', () => {
  test.each([
    ['zero virgulă cinci kile de carne', 'carne = 0.5 kg'],
    ['zero virgulă șapte litri de vin', 'vin = 0.7 l'],
    ['zero virgulă douăzeci și cinci de kile de cafea', 'cafea = 0.25 kg'],
    ['zero virgulă zero cinci kile de șofran', 'șofran = 0.05 kg'],
    ['unu virgulă cinci litri de lapte', 'lapte = 1.5 l'],
    ['unu virgulă douăzeci și cinci de kile de mere', 'mere = 1.25 kg'],
    ['unu virgulă șapte cinci kile de pere', 'pere = 1.75 kg'],
    ['zece virgulă cinci kile de cartofi', 'cartofi = 10.5 kg'],
    ['doisprezece virgulă cinci kile de ceapă', 'ceapă = 12.5 kg'],
    ['douăzeci și doi virgulă cinci litri de apă', 'apă = 22.5 l'],
    ['o sută virgulă cinci grame de unt', 'unt = 100.5 g'],
    ['2 virgulă 5 kile de roșii', 'roșii = 2.5 kg'],
    ['10 virgulă 5 litri de apă', 'apă = 10.5 l'],
    ['lapte doi virgulă cinci litri', 'lapte = 2.5 l'],
  ])('%s', (text, item) => {
    expect(parseSpoken(text).items.map(written)).toEqual([item])
  })
})
