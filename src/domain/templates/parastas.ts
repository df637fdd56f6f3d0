import type { Template } from './template.ts'

/** Colivă, the offerings for church, and a parcel for each guest. All of it can be eaten on a day of fasting. */
export const parastas: Template = {
  key: 'parastas',
  counted: 'people',
  people: 30,
  min: 10,
  max: 150,
  items: [
    // Colivă.
    { name: 'arpacaș', quantity: 1, unit: 'kg', note: 'sau grâu pentru colivă' },
    { name: 'miez de nucă', quantity: 750, unit: 'g' },
    { name: 'zahăr', quantity: 750, unit: 'g' },
    { name: 'zahăr pudră', quantity: 500, unit: 'g', note: 'pentru deasupra' },
    { name: 'pesmet', quantity: 300, unit: 'g' },
    { name: 'cacao', quantity: 100, unit: 'g' },
    { name: 'esență de rom', quantity: 2, unit: 'buc' },
    { name: 'zahăr vanilat', quantity: 4, unit: 'plic' },
    { name: 'lămâi', quantity: 2, unit: 'buc' },
    { name: 'scorțișoară', quantity: 1, unit: 'plic', isFixed: true },
    // For church.
    { name: 'prescuri', quantity: 5, unit: 'buc', isFixed: true },
    { name: 'colaci', quantity: 30, unit: 'buc', note: 'plus unul mare, pentru biserică' },
    { name: 'vin roșu', quantity: 4, unit: 'sticlă' },
    { name: 'untdelemn', quantity: 1, unit: 'sticlă', isFixed: true },
    { name: 'lumânări', quantity: 30, unit: 'buc' },
    { name: 'tămâie', quantity: 1, unit: 'cutie', isFixed: true },
    { name: 'cărbuni de tămâie', quantity: 1, unit: 'cutie', isFixed: true },
    { name: 'chibrituri', quantity: 1, unit: 'cutie', isFixed: true },
    // The parcels.
    { name: 'mere', quantity: 30, unit: 'buc' },
    { name: 'covrigi', quantity: 30, unit: 'buc' },
    { name: 'apă plată', quantity: 30, unit: 'sticlă', note: 'de 0,5 l' },
    { name: 'pahare de unică folosință', quantity: 30, unit: 'buc', note: 'pentru colivă' },
    { name: 'lingurițe de unică folosință', quantity: 30, unit: 'buc' },
    { name: 'șervețele', quantity: 1, unit: 'pachet' },
    { name: 'sacoșe', quantity: 30, unit: 'buc', note: 'mici' },
  ],
}
