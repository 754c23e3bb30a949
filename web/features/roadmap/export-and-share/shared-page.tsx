import '@mantine/core/styles/Badge.layer.css'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { dashboardApi } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconEye } from '#web/ui/icons/eye.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Cards } from '../cards.tsx'
import { CardsSkeleton } from '../cards-skeleton.tsx'
import { RulesDrawer } from '../provenance/rules-drawer.tsx'
import { confirmedMeans } from '../provenance/source-words.ts'
import { RoadmapContext } from '../roadmap-context.ts'
import classes from '../roadmap-page.module.css'

const t = textsOf('roadmap')

/** A roadmap as its owner shares it: read-only, for whoever has the link. */
export function SharedPage() {
  const { token = '' } = useParams()
  const [rules, rulesDrawer] = useDisclosure(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(dashboardApi.shared, { token }, { signal }),
  })
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className={classes.page}>
      {/* Whoever has the link may read it; search engines need not. */}
      <meta name="robots" content="noindex" />
      <header className={classes.header}>
        <Link to={ROUTES.home} className={classes.home}>
          <Logo name={site.name} />
        </Link>
        {data && (
          <Button variant="subtle" color="gray" onClick={rulesDrawer.open}>
            {t('rules.title')}
          </Button>
        )}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.titleBar}>
          <div>
            <h1 className={classes.pageTitle}>{t(isGone ? 'shared.ended' : 'page.title')}</h1>
            {data && (
              <p className={classes.shared}>
                <IconEye size={18} stroke={1.6} aria-hidden="true" />
                {t('shared.forReading', { name: ventureName(data.venture) })}
              </p>
            )}
          </div>
        </div>
        {data && (
          <RoadmapContext value={{ data, own: null, member: null }}>
            <Cards />
            <RulesDrawer opened={rules} onClose={rulesDrawer.close} />
            <footer className={classes.footnote}>
              <p>{t('page.accuracyOfFounder')}</p>
              <p>{confirmedMeans(false)}</p>
            </footer>
          </RoadmapContext>
        )}
        {isGone && (
          <>
            <p className={classes.shared}>{t('shared.endedText')}</p>
            <Button component={Link} to={ROUTES.home}>
              {t('shared.home')}
            </Button>
          </>
        )}
        {!data && error && !isGone && (
          <StateLine
            state="failed"
            text={t('shared.failed')}
            action={{ label: t('page.retry'), onClick: () => void refetch(), disabled: isFetching }}
          />
        )}
        {!data && !error && <CardsSkeleton />}
      </main>
    </div>
  )
}
