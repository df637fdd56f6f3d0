import type { PresentPerson } from '../domain/list/presence.ts'

const fromDevice: Readonly<Record<PresentPerson['device'], string>> = {
  iOS: 'de pe iOS',
  Android: 'de pe Android',
  Windows: 'de pe Windows',
  Mac: 'de pe Mac',
  Unknown: 'de pe alt dispozitiv',
}

/** The toast about a person who joined, word for word (specification, section 4). */
export function joinedText({ name, device }: Pick<PresentPerson, 'name' | 'device'>) {
  return name
    ? { title: `${name} s-a alăturat!`, text: `Cumpără cu dumneavoastră ${fromDevice[device]}.` }
    : { title: 'Cineva s-a alăturat!', text: `O persoană ${fromDevice[device]} cumpără cu dumneavoastră.` }
}
