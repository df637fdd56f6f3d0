/**
 * Limits on text from outside, for every reader and every entry. Lengths are in code units, so that they can be checked
 * before the text is read.
 */

/** For a text that stands for one item, and for the content of one program request, one calendar task or one utterance. */
export const longestText = 1_000

/** For a text with many items: several times the size of a list of a thousand items in the most verbose format. */
export const longestImport = 1_000_000

/** Lines of an imported text, blank ones included: several for each item that a list can hold. */
export const mostLines = 4_000

/** The most items of a list, deleted ones not counted: the screen stays fast, and no family's list comes near it. */
export const itemsPerList = 1_000
