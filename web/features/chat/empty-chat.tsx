import { IconArrowUpRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { STARTERS } from '#shared/starters.ts'
import { site } from '#web/lib/site.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { browserLanguage } from './browser-language.ts'
import { chat } from './current-chat.ts'
import classes from './empty-chat.module.css'
import { focusComposer } from './focus-composer.ts'
import { Journey } from './journey.tsx'
import { PartnerStrip } from './partner-strip.tsx'

const MemberJourney = lazy(async () => {
  const { MemberJourney } = await import('./member-journey.tsx')
  return { default: MemberJourney }
})

/** What stands above the message box before the first message: who this is, and the journey. */
export function EmptyIntro({ visitor }: { visitor: boolean }) {
  return (
    <div className={classes.intro}>
      <h1 className={classes.title}>
        <Logo name={site.name} size="display" />
      </h1>
      <p className={classes.tagline}>{site.tagline}</p>
      {visitor ? (
        <Journey level={0} />
      ) : (
        <Suspense fallback={<Journey level={undefined} />}>
          <MemberJourney />
        </Suspense>
      )}
    </div>
  )
}

/** What stands below it: three ways to begin, and for visitors whose insights the product is built on. */
export function EmptyOffers({ visitor }: { visitor: boolean }) {
  const language = browserLanguage()
  return (
    <div className={classes.offers}>
      <ul className={classes.starters} lang={language} aria-label="Ways to begin">
        {STARTERS[language].map(({ prompt, label }) => (
          <li key={label} className={classes.starter}>
            <button
              type="button"
              className={classes.card}
              onClick={() => chat.send(prompt) && focusComposer()}
            >
              <Voice text={prompt} size="quote" />
              <span className={classes.label}>
                {label}
                <IconArrowUpRight size={16} stroke={1.6} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {visitor && <PartnerStrip />}
    </div>
  )
}
