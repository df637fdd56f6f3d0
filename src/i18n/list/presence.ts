import { countPeople } from '../count.ts'

/** Who else is on a list. What the specification words is word for word (sections 2 and 4). */
export const presenceTexts = {
  count: (count: number) => (count > 1 ? countPeople(count) : 'Doar eu'),
  /** What the avatars say to those who do not see them, and where a press leads. */
  here: (count: number, names: readonly string[]) =>
    `${countPeople(count)} pe listă${names.length > 0 ? ` (${names.join(', ')})` : ''}. Partajează`,
  more: (count: number) => `+${count}`,
  typing: (name: string) => `${name || 'Cineva'} scrie...`,
} as const
