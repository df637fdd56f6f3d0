import type { Counted, TemplateKey } from '../../domain/templates/template.ts'
import { counter, countPeople } from '../../i18n/count.ts'

/** Titles and introductions of the ready templates, in the order in which they are offered. A title also names a new list. */
export const templateTexts: Readonly<Record<TemplateKey, { title: string; intro: string }>> = {
  'baza-saptamanii': {
    title: 'Baza săptămânii',
    intro: 'Ce trebuie în casă pentru o săptămână de mese obișnuite.',
  },
  gratar: {
    title: 'Grătar',
    intro: 'Carne, legume, băuturi și ce se uită de obicei acasă.',
  },
  sarmale: {
    title: 'Sarmale',
    intro: 'Sarmale în foi de varză murată, cu mămăligă și smântână.',
  },
  'mese-de-post': {
    title: 'Mese de post',
    intro: 'O săptămână fără carne, pește, lactate și ouă.',
  },
  'zi-de-nastere': {
    title: 'Zi de naștere pentru copii',
    intro: 'Gustări, tort, baloane și pahare pentru o petrecere acasă.',
  },
  'masa-de-paste': {
    title: 'Masa de Paște',
    intro: 'Ouă roșii, drob, borș și friptură de miel, pască.',
  },
  'masa-de-craciun': {
    title: 'Masa de Crăciun',
    intro: 'Aperitive, salată de boeuf, piftie, sarmale, friptură, cozonac.',
  },
  cozonaci: {
    title: 'Cozonaci',
    intro: 'Cozonaci mari, cu nucă, cacao, rahat și stafide.',
  },
  zacusca: {
    title: 'Zacuscă',
    intro: 'Zacuscă de vinete, cu tot cu borcane și capace.',
  },
  muraturi: {
    title: 'Murături de toamnă',
    intro: 'Legume asortate în saramură, la borcane de 3 litri.',
  },
  parastas: {
    title: 'Parastas',
    intro: 'Colivă, ce se duce la biserică și câte un pachet de fiecare.',
  },
  rechizite: {
    title: 'Rechizite școlare',
    intro: 'Pentru clasele primare: ghiozdan, caiete, scris, desen, lucru manual.',
  },
}

/** Unit that a template is scaled by: the question for its number, and the number in words. */
export const countedTexts: Readonly<
  Record<Counted, { question: string; count: (number: number) => string }>
> = {
  people: { question: 'Pentru câte persoane?', count: countPeople },
  children: { question: 'Pentru câți copii?', count: counter('copil', 'copii') },
  pupils: { question: 'Pentru câți elevi?', count: counter('elev', 'elevi') },
  eggplantKg: { question: 'Din câte kilograme de vinete?', count: (number) => `${number} kg de vinete` },
  jars: { question: 'Câte borcane de 3 litri?', count: counter('borcan de 3 litri', 'borcane de 3 litri') },
  cozonaci: { question: 'Câți cozonaci?', count: counter('cozonac', 'cozonaci') },
}
