/** The months, with their names in addresses and texts. */
export const months = [
  { slug: 'ianuarie', short: 'ian' },
  { slug: 'februarie', short: 'feb' },
  { slug: 'martie', short: 'mar' },
  { slug: 'aprilie', short: 'apr' },
  { slug: 'mai', short: 'mai' },
  { slug: 'iunie', short: 'iun' },
  { slug: 'iulie', short: 'iul' },
  { slug: 'august', short: 'aug' },
  { slug: 'septembrie', short: 'sep' },
  { slug: 'octombrie', short: 'oct' },
  { slug: 'noiembrie', short: 'noi' },
  { slug: 'decembrie', short: 'dec' },
] as const
