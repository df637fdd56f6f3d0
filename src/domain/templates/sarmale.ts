import type { Template } from './template.ts'

/** About 40 pieces, with mămăligă and sour cream. */
export const sarmale: Template = {
  key: 'sarmale',
  counted: 'people',
  people: 6,
  min: 2,
  max: 30,
  items: [
    { name: 'varză murată', quantity: 1, unit: 'buc', note: 'una mare, cu foi subțiri' },
    { name: 'carne tocată de porc', quantity: 1, unit: 'kg', note: 'nu prea slabă' },
    { name: 'orez', quantity: 150, unit: 'g', note: 'cu bob rotund' },
    { name: 'ceapă', quantity: 500, unit: 'g' },
    { name: 'costiță afumată', quantity: 400, unit: 'g' },
    { name: 'bulion', quantity: 300, unit: 'g' },
    { name: 'ulei' },
    { name: 'cimbru', quantity: 1, unit: 'plic', isFixed: true },
    { name: 'boia dulce', quantity: 1, unit: 'plic', isFixed: true },
    { name: 'foi de dafin' },
    { name: 'piper' },
    { name: 'mărar', quantity: 1, unit: 'legătură' },
    { name: 'mălai', quantity: 500, unit: 'g' },
    { name: 'smântână', quantity: 400, unit: 'g' },
    { name: 'ardei iuți', quantity: 6, unit: 'buc' },
  ],
}
