import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { chooseLanguage } from './account-language.ts'
import { textsOf } from './texts.ts'
import { useLanguage } from './use-language.ts'

const t = textsOf('app')

/** Each language by its own name, so that whoever speaks it finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}

/** The place whose select changed the language: everything is drawn anew, and the focus comes back to it. */
let left: string | null = null

interface LanguageSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** Tells the selects of one page apart. */
  readonly place: string
}

/** Chooses the language of the screen; the choice is kept on this device, and with the account. */
export function LanguageSelect({ place, ...props }: LanguageSelectProps) {
  const choose = (language: Language) => {
    left = place
    chooseLanguage(language)
  }
  const takeFocus = (select: HTMLSelectElement | null) => {
    if (!select || left !== place) return
    left = null
    select.focus({ preventScroll: true })
  }
  return (
    <NativeSelect
      {...props}
      ref={takeFocus}
      aria-label={t('language.label')}
      value={useLanguage()}
      onChange={(event) => choose(event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </NativeSelect>
  )
}
