/**
 * The oldest browsers that run the site, by version. The build writes its scripts and styles for them, a test reads the
 * built files for whatever came later, and pages say it where a browser is older. All three are of the summer of 2021.
 */
export const minimumBrowsers = { safari: 15, chrome: 91, firefox: 90 } as const
