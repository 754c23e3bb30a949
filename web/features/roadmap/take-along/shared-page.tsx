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
import { IconEye } from '#web/ui/icons/eye.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Cards } from '../cards.tsx'
import { CardsSkeleton } from '../cards-skeleton.tsx'
import { RoadmapContext } from '../roadmap-context.ts'
import classes from '../roadmap-page.module.css'
import { RulesDrawer } from '../trust/rules-drawer.tsx'
import { confirmedMeans } from '../trust/source-words.ts'

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
            How levels work
          </Button>
        )}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.titleBar}>
          <div>
            <h1 className={classes.pageTitle}>{isGone ? 'This link has ended' : 'Go-To-Market Roadmap'}</h1>
            {data && (
              <p className={classes.shared}>
                <IconEye size={18} stroke={1.6} aria-hidden="true" />
                {data.venture.name}, shared with you for reading
              </p>
            )}
          </div>
        </div>
        {data && (
          <RoadmapContext value={{ data, own: null }}>
            <Cards />
            <RulesDrawer opened={rules} onClose={rulesDrawer.close} />
            <footer className={classes.footnote}>
              <p>Roadmap accuracy depends on what the founder shares in chat.</p>
              <p>{confirmedMeans(false)}</p>
            </footer>
          </RoadmapContext>
        )}
        {isGone && (
          <>
            <p className={classes.shared}>
              It has expired, was ended by its owner, or never existed. Ask whoever sent it for a new one.
            </p>
            <Button component={Link} to={ROUTES.home}>
              Return to Home
            </Button>
          </>
        )}
        {!data && error && !isGone && (
          <StateLine
            state="failed"
            text="This roadmap could not be loaded."
            action={{ label: 'Retry', onClick: () => void refetch(), disabled: isFetching }}
          />
        )}
        {!data && !error && <CardsSkeleton />}
      </main>
    </div>
  )
}
