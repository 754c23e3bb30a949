import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './partner-strip.module.css'

const t = textsOf('chat')

/** The partners' names, each set in its own way and all in one grey. */
export function PartnerStrip() {
  if (site.partners.length === 0) return null
  return (
    <section className={classes.strip} aria-label={t('visitor.partners')}>
      <span>{t('visitor.insights')}</span>
      <ul className={classes.partners}>
        {site.partners.map(({ name, style, url, logo }) => {
          const shown = logo ? (
            <img src={logo} alt={name} className={classes.logo} />
          ) : (
            <>
              {style === 'mark' && <PartnerMark />}
              {name}
            </>
          )
          return (
            <li key={name} className={classes.partner} data-style={style}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className={classes.link}>
                  {shown}
                </a>
              ) : (
                shown
              )}
            </li>
          )
        })}
      </ul>
      <span>{t('visitor.manyMore')}</span>
    </section>
  )
}

function PartnerMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="7" strokeWidth="1.6" />
      <path d="M8 1v14" strokeWidth="1.6" />
    </svg>
  )
}
