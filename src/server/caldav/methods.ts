/** Methods that are allowed below `/dav/`. */
export const davMethods = [
  'OPTIONS',
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PROPFIND',
  'PROPPATCH',
  'REPORT',
] as const

export type DavMethod = (typeof davMethods)[number]

export function readMethod(method: string | undefined): DavMethod | undefined {
  return davMethods.find((one) => one === method)
}
