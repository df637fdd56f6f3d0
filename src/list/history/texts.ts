import { counter } from '../../i18n/count.ts'

const countDays = counter('zi', 'zile')
const countTimes = counter('dată', 'ori')

/** Texts of the panel with the items that were bought for a list. */
export const historyTexts = {
  title: 'Istoric',
  search: 'Caută în istoric',
  placeholder: 'lapte, detergent…',
  putAll: 'Pune tot',
  /** For screen readers. @param day as 'vineri, 20 noiembrie' */
  putAllOf: (day: string) => `Pune tot pe listă: ${day}`,
  put: (count: number) => (count === 0 ? 'Pune pe listă' : `Pune pe listă (${count})`),
  older: 'Arată mai vechi',
  present: 'e pe listă',
  /** The days of a thing beyond those that are shown. */
  moreTimes: (count: number) => (count === 1 ? 'și încă o dată' : `și încă de ${countTimes(count)}`),
  noneFound: 'Nimic cumpărat cu numele acesta.',
  nothing: 'Aici se vede ce ați cumpărat. Ce e bifat ajunge în istoric când pregătiți lista următoare.',
  reading: 'Se citește istoricul…',
  offline: 'Istoricul nu a ajuns încă pe acest dispozitiv. Îl citim când revine conexiunea.',
  failed: 'Istoricul nu a putut fi citit acum.',
  retry: 'Încearcă din nou',
  /** Shown beside the history that was read before. */
  asBefore: 'Fără legătură cu serverul: istoricul e cel citit ultima dată.',
} as const

/** Texts of the panel with the usual items of a list. */
export const habitTexts = {
  title: 'De obicei',
  due: 'Poate s-au terminat',
  later: 'Mai e timp',
  /**
   * 'la 4 zile, luat acum 5' · 'zilnic, luat ieri'
   *
   * @param everyDays at least one
   * @param sinceDays since it was bought last
   */
  howOften: (everyDays: number, sinceDays: number) => {
    const isDaily = everyDays === 1
    const usually = isDaily ? 'zilnic' : `la ${countDays(everyDays)}`
    if (sinceDays === 0) return `${usually}, luat azi`
    if (sinceDays === 1) return `${usually}, luat ieri`
    return `${usually}, luat acum ${isDaily ? countDays(sinceDays) : sinceDays}`
  },
  unknown:
    'Încă nu se știe ce luați de obicei. Se vede aici după ce cumpărați același lucru în zile diferite.',
  allPresent: 'Tot ce luați de obicei e pe listă.',
  clears: 'Ce e bifat iese de pe listă și rămâne în istoric.',
} as const
