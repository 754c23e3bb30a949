import type { ReactNode } from 'react'
import type { System } from '#shared/admin/system.ts'
import { formatCount, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { formatBytes } from './bytes.ts'
import classes from './system.module.css'

const t = textsOf('adminSystem')

type PanelProps = { system: System }

/** What runs, since when, and where its data lies. */
export function AboutPanel({ system: { version, node, startedAt, database } }: PanelProps) {
  return (
    <Panel title={t('about.title')}>
      <Facts
        facts={[
          [t('about.version'), version],
          [t('about.node'), node],
          [t('about.started'), formatMoment(startedAt)],
          [t('about.data'), database.location],
          [t('about.database'), t('about.postgres', { version: database.version, schema: database.schema })],
          [t('about.size'), formatBytes(database.bytes)],
        ]}
      />
    </Panel>
  )
}

/** What is deleted by itself, and after how many days. */
export function RetentionPanel({ system: { retention } }: PanelProps) {
  const days = (count: number) => t('retention.days', { count: formatCount(count) })
  return (
    <Panel title={t('retention.title')} description={t('retention.lead')}>
      <Facts
        facts={[
          [t('retention.unclaimed'), days(retention.unclaimed)],
          [t('retention.records'), days(retention.records)],
          [t('retention.own'), t('retention.forever')],
        ]}
      />
      <p className={classes.note}>{code('retention.how')}</p>
    </Panel>
  )
}

/** Whether mail goes out, and what to set where it does not. */
export function MailPanel({ system: { mail } }: PanelProps) {
  return (
    <Panel title={t('mail.title')} description={mail.host ? t('mail.on') : t('mail.off')}>
      {mail.host ? (
        <Facts
          facts={[
            [t('mail.host'), mail.host],
            [t('mail.from'), mail.from ?? ''],
          ]}
        />
      ) : (
        <p className={classes.note}>{code('mail.how')}</p>
      )}
    </Panel>
  )
}

/** How people sign in. */
export function SignInPanel({ system: { signIn } }: PanelProps) {
  const { providers, verifyEmail, twoFactor, withTwoFactor } = signIn
  return (
    <Panel title={t('signIn.title')} description={t('signIn.lead')}>
      <Facts
        facts={[
          [t('signIn.sso'), providers.length > 0 ? providers.join(', ') : t('signIn.noSso')],
          [t('signIn.verify'), verifyEmail ? t('signIn.on') : t('signIn.off')],
          [t('signIn.twoFactor'), twoFactor ? t('signIn.used', { count: withTwoFactor }) : t('signIn.off')],
        ]}
      />
      <p className={classes.note}>{code('signIn.how')}</p>
    </Panel>
  )
}

/** A text with names of variables in it. */
const code = (key: 'retention.how' | 'mail.how' | 'signIn.how') =>
  t.rich(key, { code: (words) => <code className={classes.code}>{words}</code> })

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
