import { useStore } from '@nanostores/react'
import { languages } from '../../domain/lib/language.ts'
import { $language, setLanguage } from '../language.ts'
import { languageNames } from './texts.ts'
import { useAuthTexts } from './use-auth-texts.ts'

/** RO / EN. */
export function LanguageSwitch() {
  const texts = useAuthTexts()
  const chosen = useStore($language)
  return (
    <fieldset className="language-switch">
      <legend className="visually-hidden">{texts.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${language.toUpperCase()} ${languageNames[language]}`}
          aria-pressed={language === chosen}
          onClick={() => setLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
