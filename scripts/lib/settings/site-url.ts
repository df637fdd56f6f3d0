import { Problem } from '../problem.ts'

/**
 * What is wrong with a public address, in words; undefined when nothing is. It stands in canonical links and mails, which
 * add their paths to it.
 */
export function faultOfSiteUrl(given: string): string | undefined {
  const url = URL.parse(given)
  if (!/^https?:\/\//i.test(given) || !url) return 'which does not begin with https:// or http:// and a name'
  if (url.username !== '' || url.password !== '') return 'which holds a name or a password'
  if (url.search !== '' || url.hash !== '' || url.pathname !== '/') return 'which goes on after the name'
  return undefined
}

/** @throws Problem when SITE_URL is no public address */
export function refuseWrongSiteUrl(given = process.env.SITE_URL): void {
  const fault = given ? faultOfSiteUrl(given) : undefined
  if (fault)
    throw new Problem(`SITE_URL is '${given}', ${fault}: set it to the likes of https://lista.example.`)
}
