import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Analytics } from '#shared/admin/analytics.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconHelpCircle } from '#web/ui/icons/help-circle.tsx'
import { IconListCheck } from '#web/ui/icons/list-check.tsx'
import { IconThumbUp } from '#web/ui/icons/thumb-up.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './answers.module.css'

const t = textsOf('adminOverview')

const icons = { down: IconThumbUp, undone: IconArrowBackUp, rule: IconListCheck, unanswered: IconHelpCircle }

/** What founders made of the replies: four figures, each with the way to what is behind it. */
export function Answers({ analytics: { answers } }: { analytics: Analytics }) {
  const { replies, rated, helpful, undone, broken, unanswered, unansweredNew } = answers
  const rows = [
    {
      kind: 'down',
      note:
        rated > 0
          ? t('answers.of', { part: formatCount(helpful), whole: formatCount(rated) })
          : t('answers.none'),
      value: rated > 0 ? t('answers.share', { share: String(Math.round((helpful / rated) * 100)) }) : '–',
    },
    { kind: 'undone', note: '', value: formatCount(undone) },
    {
      kind: 'rule',
      note: t('answers.ofReplies', { whole: formatCount(replies) }),
      value: formatCount(broken),
    },
    { kind: 'unanswered', note: t('answers.new', { count: unansweredNew }), value: formatCount(unanswered) },
  ] as const
  return (
    <Panel
      title={t('answers.title')}
      description={t('answers.lead', { replies })}
      aside={
        <Anchor component={Link} to={ROUTES.adminReview} fw={550} fz="sm">
          {t('answers.review')}
        </Anchor>
      }
    >
      <ul className={classes.rows}>
        {rows.map(({ kind, note, value }) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <Link className={classes.row} to={`${ROUTES.adminReview}?kind=${kind}`}>
                <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
                <span className={classes.name}>{t(`answers.name.${kind}`)}</span>
                <span className={classes.note}>{note}</span>
                <span className={classes.value}>{value}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
