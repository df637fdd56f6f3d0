import type { Counted, TemplateKey } from '../../domain/templates/template.ts'
import { counter, countPeople } from '../../i18n/count.ts'

interface ReadyTexts {
  /** Also the name of a new list. */
  title: string
  /** Short enough for one line of a phone. */
  intro: string
  /** Name of the picture of one of its things. */
  picture: string
}

/** Texts and pictures of the ready templates, in the order in which they are offered. */
export const templateTexts: Readonly<Record<TemplateKey, ReadyTexts>> = {
  'baza-saptamanii': {
    title: 'Baza săptămânii',
    intro: 'Ce trebuie într-o săptămână.',
    picture: 'paine',
  },
  gratar: {
    title: 'Grătar',
    intro: 'Carne, legume, băuturi, pâine.',
    picture: 'mici',
  },
  sarmale: {
    title: 'Sarmale',
    intro: 'Cu mămăligă și smântână.',
    picture: 'varza-murata',
  },
  'mese-de-post': {
    title: 'Mese de post',
    intro: 'O săptămână de mâncare de post.',
    picture: 'linte',
  },
  'zi-de-nastere': {
    title: 'Zi de naștere pentru copii',
    intro: 'Gustări, tort, baloane, pahare.',
    picture: 'party-popper',
  },
  'masa-de-paste': {
    title: 'Masa de Paște',
    intro: 'Ouă roșii, drob, borș și pască.',
    picture: 'oua',
  },
  'masa-de-craciun': {
    title: 'Masa de Crăciun',
    intro: 'Piftie, sarmale și cozonac.',
    picture: 'portocale',
  },
  cozonaci: {
    title: 'Cozonaci',
    intro: 'Cu nucă, cacao și rahat.',
    picture: 'cozonac',
  },
  zacusca: {
    title: 'Zacuscă',
    intro: 'Cu tot cu borcane și capace.',
    picture: 'zacusca',
  },
  muraturi: {
    title: 'Murături de toamnă',
    intro: 'În saramură, la borcane mari.',
    picture: 'castraveti-murati',
  },
  parastas: {
    title: 'Parastas',
    intro: 'Colivă, pachete și lumânări.',
    picture: 'lumanari',
  },
  rechizite: {
    title: 'Rechizite școlare',
    intro: 'Ghiozdan, caiete și creioane.',
    picture: 'memo',
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
