/** The compiled `early-script.ts`, which the build puts in place of the name. */
declare const EARLY_SCRIPT: string
