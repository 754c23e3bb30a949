import { LanguageSelect } from '#web/lib/language-select.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { ThemeSelect } from '#web/lib/theme-select.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'

const t = textsOf('account')

/** How the product looks and reads on this device: language and theme, side by side where there is room. */
export function Preferences() {
  return (
    <div className={classes.pair}>
      <Card title={t('language.title')}>
        <p className={classes.text}>{t('language.text')}</p>
        <LanguageSelect place="account" />
      </Card>
      <Card title={t('theme.title')}>
        <p className={classes.text}>{t('theme.text')}</p>
        <ThemeSelect />
      </Card>
    </div>
  )
}
