import type { Template } from './template.ts'

/** Cozonaci of half a kilo of flour each, with nuts, cacao and rahat. */
export const cozonaci: Template = {
  key: 'cozonaci',
  counted: 'cozonaci',
  people: 4,
  min: 2,
  max: 16,
  items: [
    { name: 'făină', quantity: 2, unit: 'kg', note: 'pentru cozonac' },
    { name: 'lapte', quantity: 1, unit: 'l' },
    { name: 'ouă', quantity: 12, unit: 'buc' },
    { name: 'zahăr', quantity: 900, unit: 'g' },
    { name: 'unt', quantity: 400, unit: 'g' },
    { name: 'ulei', quantity: 100, unit: 'ml' },
    { name: 'drojdie proaspătă', quantity: 100, unit: 'g' },
    { name: 'miez de nucă', quantity: 800, unit: 'g' },
    { name: 'cacao', quantity: 100, unit: 'g' },
    { name: 'rahat', quantity: 400, unit: 'g' },
    { name: 'stafide', quantity: 200, unit: 'g' },
    { name: 'esență de rom', quantity: 2, unit: 'buc' },
    { name: 'zahăr vanilat', quantity: 4, unit: 'plic' },
    { name: 'lămâi', quantity: 2, unit: 'buc' },
    { name: 'portocale', quantity: 2, unit: 'buc' },
    { name: 'sare' },
    { name: 'hârtie de copt', quantity: 1, unit: 'rolă', isFixed: true },
  ],
}
