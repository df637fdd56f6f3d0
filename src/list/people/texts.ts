import { countPeople } from '../../i18n/count.ts'

/** Texts about the other people on a list. Texts in the specification are word for word (sections 2 and 4). */
export const presenceTexts = {
  count: (count: number) => (count > 1 ? countPeople(count) : 'Doar eu'),
  /** For screen readers: the people whose avatars are shown, and the action of a press. */
  here: (count: number, names: readonly string[]) =>
    `${countPeople(count)} pe listă${names.length > 0 ? ` (${names.join(', ')})` : ''}. Partajează`,
  more: (count: number) => `+${count}`,
  typing: (name: string) => `${name || 'Cineva'} scrie...`,
} as const
