import { NativeSelect } from '@mantine/core'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage, textsOf } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import classes from './layouts.module.css'

const t = textsOf('app')

/** Each language by its own name, so that whoever speaks it finds it. */
const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

/** Chooses the language of the screen; the choice is kept on this device. */
export function LanguageSwitch() {
  const choose = (language: Language) => {
    languageStore.keep(language)
    void changeLanguage(language)
  }
  return (
    <NativeSelect
      className={classes.language}
      variant="unstyled"
      size="xs"
      aria-label={t('language.label')}
      value={useLanguage()}
      data={LANGUAGES.map((language) => ({ value: language, label: NAMES[language] }))}
      onChange={(event) => choose(event.currentTarget.value as Language)}
    />
  )
}
