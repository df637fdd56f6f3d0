/** The compiled `early-script.ts`, which the build puts in place of the name. */
declare const EARLY_SCRIPT: string

/** The compiled `my-lists-script.ts`, which the build puts in place of the name. */
declare const MY_LISTS_SCRIPT: string
