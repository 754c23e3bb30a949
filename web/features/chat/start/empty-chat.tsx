import { lazy, Suspense } from 'react'
import { memberStarters, STARTERS } from '#shared/starters.ts'
import { languageStore } from '#web/lib/language.ts'
import { Said } from '#web/lib/said.tsx'
import { site } from '#web/lib/site.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { useStore } from '#web/lib/use-store.ts'
import { Logo } from '#web/ui/logo.tsx'
import { lastVisit } from '../visitor/last-visit.ts'
import { PartnerStrip } from '../visitor/partner-strip.tsx'
import classes from './empty-chat.module.css'
import { Journey } from './journey.tsx'
import { lineOnScreen } from './line-on-screen.ts'
import { RoomForCards } from './room-for-cards.tsx'
import { StarterList } from './starter-list.tsx'

const MemberJourney = lazy(async () => {
  const { MemberJourney } = await import('./member-journey.tsx')
  return { default: MemberJourney }
})

const MemberStarters = lazy(async () => {
  const { MemberStarters } = await import('./member-starters.tsx')
  return { default: MemberStarters }
})

const HomeCards = lazy(async () => {
  const [{ HomeCards }] = await Promise.all([import('./home-cards.tsx'), loadTexts(['home', 'commitments'])])
  return { default: HomeCards }
})

const ContinueVisit = lazy(async () => {
  const [{ ContinueVisit }] = await Promise.all([
    import('../visitor/continue-visit.tsx'),
    loadTexts(['home']),
  ])
  return { default: ContinueVisit }
})

/** What stands above the message box before the first message: who this is, the journey, and where a member left off. */
export function EmptyIntro({ visitor }: { visitor: boolean }) {
  const visit = useStore(lastVisit, () => null)
  return (
    <div className={classes.intro}>
      <h1 className={classes.title}>
        <Logo name={site.name} size="display" />
      </h1>
      <p className={classes.tagline} data-member={!visitor || undefined}>
        <Said>{lineOnScreen(site.tagline)}</Said>
      </p>
      {visitor ? (
        <>
          <Journey level={0} />
          {visit && (
            <Suspense fallback={null}>
              <ContinueVisit visit={visit} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <Suspense fallback={<Journey level={undefined} />}>
            <MemberJourney />
          </Suspense>
          <Suspense fallback={<RoomForCards />}>
            <HomeCards />
          </Suspense>
        </>
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
        <Suspense fallback={<StarterList member starters={memberStarters(language, 0)} />}>
          <MemberStarters />
        </Suspense>
      )}
      {visitor && <PartnerStrip />}
    </div>
  )
}
