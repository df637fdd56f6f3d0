import { METHODS } from 'node:http'

/** All methods that Node's parser accepts, and some that it rejects. */
export const methods = [...METHODS, 'FOO', 'get', 'X-A.B', `${'A'.repeat(40)}`]

/**
 * Returns a text with each of its characters percent-encoded.
 *
 * @param layers how often the percent signs are encoded again
 */
export function encoded(text: string, layers = 1): string {
  const sign = `%${'25'.repeat(layers - 1)}`
  return Array.from(text, (letter) => `${sign}${letter.charCodeAt(0).toString(16)}`).join('')
}

/** Returns the spellings of a list's address, and addresses that look like it, each with the token. */
export function spellings(token: string): string[] {
  const upper = token.toUpperCase()
  const dashes = token.replaceAll('-', '%2D')
  return [
    `/list/${token}`,
    `/list/${upper}`,
    `/LIST/${upper}`,
    `/list/${dashes}`,
    `/list/${encoded(token)}`,
    `/list/${encoded(token).toUpperCase()}`,
    `/list/${encoded(token, 2)}`,
    `/list/${encoded(token, 3)}`,
    `/%6c%69st/${token}`,
    `/%6C%49ST/${dashes}`,
    `/list%2f${token}`,
    `/list%2F${encoded(token)}`,
    `/list%252f${token}`,
    `/list%5c${token}`,
    `/list\\${token}`,
    `/\\list\\${token}`,
    `//list/${token}`,
    `//list//${token}//`,
    `/list//${token}`,
    `/list/./${token}`,
    `/./list/${token}`,
    `/x/../list/${token}`,
    `/x/%2e%2e/list/${token}`,
    `/x/.%2E/list/${token}`,
    `/x\\..\\list/${token}`,
    `/list/x/../${token}`,
    `/list/${token}/`,
    `/list/${token}/x`,
    `/list/${token}/..`,
    `/list/${token}/../${upper}`,
    `/list/${token}/aplicatie.webmanifest`,
    `/x/../list/${token}/aplicatie.webmanifest`,
    `/list/${encoded(token)}/aplicatie%2Ewebmanifest`,
    `/list/${token}.html`,
    `/list/${token}?${token}`,
    `/list/${token}?a=${encoded(token)}#${token}`,
    `/list/${token};${token}`,
    `/list/${token}%00`,
    `/list/${token}%zz`,
    `/list/%zz${token}`,
    `/list/%c3${token}`,
    `/list/%${token}`,
    `/list/${token}${token}`,
    `/list?${token}`,
    `/?${token}`,
    `/despre?${token}`,
    `/nimic/${token}`,
    `/${token}`,
    `/alimente/${token}/`,
    `/_astro/${token}.js`,
    `/primite?${token}`,
    `/api/list/${token}`,
    `/api/list?token=${token}`,
    `/api//list/${token}`,
    `/api%2flist%2f${token}`,
    `/api/../list/${token}`,
    `/api/v1/list?${token}`,
    `/api/v1/items/${token}`,
    `/api/v1/docs?${token}`,
    `/api/realtime?${token}`,
    `/api/cluster/${token}`,
    `/_/${token}`,
    `/dav/${token}`,
    `/dav/lists/list/${token}.ics`,
    `/x/../dav/${token}`,
    `/.well-known/caldav?${token}`,
    `http://localhost/list/${token}`,
    `https://${token}.example/list/${token}`,
    `*`,
  ]
}

/** Returns headers that contain a token in the wrong place, by name. */
export function carriers(token: string): Readonly<Record<string, string>>[] {
  return [
    {},
    {
      Referer: `http://localhost/list/${token}`,
      Origin: `http://${token}.example`,
      'User-Agent': token,
      Cookie: `a=${token}`,
    },
    {
      Host: `${token}.example`,
      'X-Forwarded-Host': `${token}.example`,
      'X-Forwarded-For': token,
      'X-Forwarded-Proto': token,
      'X-Request-Id': token,
    },
    {
      Authorization: `Bearer ${token}`,
      'X-Share-Token': encoded(token),
      'X-List-Key': token,
      'If-None-Match': token,
    },
    { Authorization: `Basic ${btoa(`a:${token}`)}`, Upgrade: token, Connection: 'upgrade', Depth: token },
    { Expect: token, 'Content-Type': token, 'Content-Length': '3', Range: token },
    { 'X-HTTP-Method-Override': 'TRACE', 'Transfer-Encoding': 'chunked', Accept: token },
  ]
}
