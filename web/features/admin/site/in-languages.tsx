import { Textarea } from '@mantine/core'
import { LANGUAGES } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './site.module.css'
import type { Written } from './site-form.ts'

const t = textsOf('adminSite')

type InLanguagesProps = {
  label: string
  description?: string
  /** A text of several paragraphs. */
  long?: boolean
  value: Written
  onChange: (value: Written) => void
}

/** One text in four languages; a language without one shows English, where there is one. */
export function InLanguages({ label, description, long = false, value, onChange }: InLanguagesProps) {
  return (
    <fieldset className={classes.languages}>
      <legend className={classes.legend}>{label}</legend>
      {description && <p className={classes.help}>{description}</p>}
      {LANGUAGES.map((lang) => (
        <Textarea
          key={lang}
          label={t(`language.${lang}`)}
          placeholder={lang === 'en' || !value.en ? '' : t('asEnglish')}
          lang={lang}
          autosize
          minRows={long ? 3 : 1}
          maxRows={long ? 14 : 3}
          value={value[lang]}
          onChange={(event) => onChange({ ...value, [lang]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  )
}
