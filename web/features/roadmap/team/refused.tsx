import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './team.module.css'

const t = textsOf('roadmap')

/** Why a venture does not open for somebody, where that is no failure; null for anything else. */
export function refusalOf(error: unknown): 'forbidden' | 'gone' | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'forbidden') return 'forbidden'
  return error.code === 'venture_gone' || error.code === 'bad_request' ? 'gone' : null
}

/** One sentence for whom the roadmap is not, and the way to what is theirs. */
export function Refused({ reason }: { reason: 'forbidden' | 'gone' }) {
  const isSponsor = reason === 'forbidden'
  return (
    <p className={classes.refused}>
      {t(isSponsor ? 'page.sponsorOnly' : 'page.ventureGone')}{' '}
      <Anchor component={Link} to={isSponsor ? ROUTES.cohort : ROUTES.dashboard} inherit>
        {t(isSponsor ? 'page.toCohort' : 'page.toOwn')}
      </Anchor>
    </p>
  )
}
