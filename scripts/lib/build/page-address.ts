/** The address of a built page: 'alimente/oua/index.html' is at '/alimente/oua/', 'despre.html' at '/despre'. */
export function pageAddress(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
