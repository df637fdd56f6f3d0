import { languages } from '../domain/lib/language.ts'

/** Query parameter of the calls that send a mail: the language of the screen. */
export const mailLanguageParameter = 'language'

/** The allowed values of `mailLanguageParameter`. */
export const mailLanguageShape = new RegExp(`^(?:${languages.join('|')})$`)
