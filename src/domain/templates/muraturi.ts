import type { Template } from './template.ts'

/** Mixed vegetables in brine, about 2 kg of them for a jar of 3 l. */
export const muraturi: Template = {
  key: 'muraturi',
  counted: 'jars',
  people: 5,
  min: 2,
  max: 20,
  items: [
    { name: 'borcane goale', quantity: 5, unit: 'buc', note: 'de 3 l' },
    { name: 'celofan', quantity: 1, unit: 'pachet', isFixed: true, note: 'pentru gura borcanelor' },
    { name: 'gogonele', quantity: 2.5, unit: 'kg' },
    { name: 'castraveți', quantity: 2, unit: 'kg', note: 'mici' },
    { name: 'gogoșari', quantity: 1.5, unit: 'kg' },
    { name: 'conopidă', quantity: 2, unit: 'buc' },
    { name: 'morcovi', quantity: 1, unit: 'kg' },
    { name: 'varză', quantity: 1, unit: 'kg' },
    { name: 'țelină', quantity: 2, unit: 'buc', note: 'cu frunze' },
    { name: 'ardei iuți', quantity: 5, unit: 'buc' },
    { name: 'hrean', quantity: 300, unit: 'g', note: 'rădăcină' },
    { name: 'usturoi', quantity: 5, unit: 'căpățână' },
    { name: 'mărar uscat', quantity: 3, unit: 'legătură', note: 'cu semințe' },
    { name: 'cimbru uscat', quantity: 2, unit: 'legătură' },
    { name: 'semințe de muștar', quantity: 2, unit: 'plic' },
    { name: 'piper boabe', quantity: 1, unit: 'plic', isFixed: true },
    { name: 'foi de dafin' },
    { name: 'sare grunjoasă', quantity: 500, unit: 'g', note: 'neiodată' },
  ],
}
