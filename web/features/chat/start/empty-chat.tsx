import { lazy, Suspense } from 'react'
import { memberStarters, STARTERS } from '#shared/starters.ts'
import { languageStore } from '#web/lib/language.ts'
import { Said } from '#web/lib/said.tsx'
import { site } from '#web/lib/site.ts'
import { Logo } from '#web/ui/logo.tsx'
import { PartnerStrip } from '../visitor/partner-strip.tsx'
import classes from './empty-chat.module.css'
import { Journey } from './journey.tsx'
import { lineOnScreen } from './line-on-screen.ts'
import { StarterList } from './starter-list.tsx'

const MemberJourney = lazy(async () => {
  const { MemberJourney } = await import('./member-journey.tsx')
  return { default: MemberJourney }
})

const MemberStarters = lazy(async () => {
  const { MemberStarters } = await import('./member-starters.tsx')
  return { default: MemberStarters }
})

/** What stands above the message box before the first message: who this is, and the journey. */
export function EmptyIntro({ visitor }: { visitor: boolean }) {
  return (
    <div className={classes.intro}>
      <h1 className={classes.title}>
        <Logo name={site.name} size="display" />
      </h1>
      <p className={classes.tagline}>
        <Said>{lineOnScreen(site.tagline)}</Said>
      </p>
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
  const language = languageStore.get()
  return (
    <div className={classes.offers}>
      {visitor ? (
        <StarterList starters={STARTERS[language]} />
      ) : (
        <Suspense fallback={<StarterList starters={memberStarters(language, 0)} />}>
          <MemberStarters />
        </Suspense>
      )}
      {visitor && <PartnerStrip />}
    </div>
  )
}
