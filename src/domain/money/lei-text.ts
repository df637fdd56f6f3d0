/** Returns a sum in bani as people write it in lei: '749' is '7,49', '700' is '7', '' is ''. */
export function leiText(bani: string): string {
  if (bani === '') return ''
  const lei = bani.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.') || '0'
  const rest = bani.slice(-2).padStart(2, '0')
  return rest === '00' ? lei : `${lei},${rest}`
}

/** Returns a sum in bani with its unit: '7,49 lei', '1 leu'; number and unit stay on one line. */
export function inLei(bani: string): string {
  const text = leiText(bani)
  return `${text}\u00a0${text === '1' ? 'leu' : 'lei'}`
}
