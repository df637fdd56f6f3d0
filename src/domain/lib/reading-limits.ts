/**
 * How much is read of a text from outside, by every reader and at every entry. Lengths are in code units, so that they are
 * known before anything of the text is looked at.
 */

/** Of a text that stands for one thing, and of what one request of a program, one task or one utterance says. */
export const longestText = 1_000

/** Of a text with many things: what a list of a thousand takes in the wordiest of the formats, some times over. */
export const longestImport = 1_000_000

/** Lines of such a text, blank ones included: several for each thing that a list can hold. */
export const mostLines = 4_000

/** The most items of a list, deleted ones not counted: the screen stays quick, and no family's list comes near it. */
export const itemsPerList = 1_000
