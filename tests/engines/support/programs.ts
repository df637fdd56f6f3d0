import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of Debian's packages firefox-esr, webkit2gtk-driver and xvfb. */
export const programs = { firefox: 'firefox-esr', webKitDriver: 'WebKitWebDriver', screen: 'Xvfb' } as const

/** Returns the path of a program on the PATH. */
export function programNamed(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Returns the path of WebKitGTK's browser, which is not on the PATH. */
export function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
}

/** Names of the programs that this machine lacks, by engine. */
export function lackingPrograms(): { firefox: string[]; webKit: string[] } {
  const without = (names: readonly string[]) => names.filter((name) => !programNamed(name))
  return {
    firefox: without([programs.firefox]),
    webKit: [...without([programs.webKitDriver, programs.screen]), ...(miniBrowser() ? [] : ['MiniBrowser'])],
  }
}

/** Returns the programs that this machine lacks, if it has no engine at all. */
export function lackingForEngines(): string[] {
  const { firefox, webKit } = lackingPrograms()
  return firefox.length > 0 && webKit.length > 0 ? [...firefox, ...webKit] : []
}
