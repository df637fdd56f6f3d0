import type { Template } from './template.ts'

/** From 5 kg of eggplants: about ten jars of 800 ml. */
export const zacusca: Template = {
  key: 'zacusca',
  counted: 'eggplantKg',
  people: 5,
  min: 2,
  max: 20,
  items: [
    { name: 'vinete', quantity: 5, unit: 'kg' },
    { name: 'ardei capia', quantity: 3, unit: 'kg', note: 'sau gogoșari' },
    { name: 'ceapă', quantity: 1.5, unit: 'kg' },
    { name: 'bulion', quantity: 1, unit: 'l', note: 'sau suc de roșii gros' },
    { name: 'ulei', quantity: 1, unit: 'l' },
    { name: 'foi de dafin' },
    { name: 'piper boabe' },
    { name: 'sare' },
    { name: 'zahăr' },
    { name: 'borcane goale', quantity: 10, unit: 'buc', note: 'de 800 ml' },
    { name: 'capace pentru borcane', quantity: 10, unit: 'buc' },
  ],
}
