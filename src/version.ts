import manifest from '../package.json' with { type: 'json' }

/** The version of the running code. */
export interface CodeVersion {
  /** Of package.json, '0.1.0'. */
  version: string
  /** Its commit in git, of 12 hex digits; undefined where neither the code nor its build knows it. */
  commit?: string | undefined
}

/** The version of the code here. It is part of the pages; its commit is not, or each commit would change every page. */
export const { version } = manifest

/** '0.1.0 (b8249a1e546d)' */
export function versionInWords({ version, commit }: CodeVersion): string {
  return commit === undefined ? version : `${version} (${commit})`
}
