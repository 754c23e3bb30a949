import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import classes from './layouts.module.css'

const t = textsOf('app')

/** A line that operators put under the chat; nothing while there is none. */
export function Announcement() {
  const language = useLanguage()
  if (!site.announcement) return null
  const own = site.announcement[language]
  return (
    <aside className={classes.banner} aria-label={t('announcement')}>
      <p lang={own === undefined ? 'en' : language}>{own ?? site.announcement.en}</p>
    </aside>
  )
}
