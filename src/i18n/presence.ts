import type { DeviceKind, PresentPerson } from '../domain/presence.ts'
import { countPeople } from './count.ts'

const fromDevice: Readonly<Record<DeviceKind, string>> = {
  iOS: 'de pe iOS',
  Android: 'de pe Android',
  Windows: 'de pe Windows',
  Mac: 'de pe Mac',
  Unknown: 'de pe alt dispozitiv',
}

/** Who else is on a list. What the specification words is word for word (sections 2 and 4). */
export const presenceTexts = {
  count: (count: number) => (count > 1 ? countPeople(count) : 'Doar eu'),
  /** What the avatars say to those who do not see them, and where a press leads. */
  here: (count: number, names: readonly string[]) =>
    `${countPeople(count)} pe listă${names.length > 0 ? ` (${names.join(', ')})` : ''}. Partajează`,
  more: (count: number) => `+${count}`,
  typing: (name: string) => `${name || 'Cineva'} scrie...`,
  joined: ({ name, device }: Pick<PresentPerson, 'name' | 'device'>) =>
    name
      ? { title: `${name} s-a alăturat!`, text: `Cumpără cu dumneavoastră ${fromDevice[device]}.` }
      : {
          title: 'Cineva s-a alăturat!',
          text: `O persoană ${fromDevice[device]} cumpără cu dumneavoastră.`,
        },
} as const
