import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './document-page.module.css'

const t = textsOf('documents')

interface FailedDocumentProps {
  readonly error: Error
  readonly busy: boolean
  retry(): void
}

/** Says why the document is not shown. */
export function FailedDocument({ error, busy, retry }: FailedDocumentProps) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingDocument />
  return (
    <NoDocument>
      <StateLine
        state="failed"
        text={errorText(error, t('failed.text'))}
        action={{ label: t('failed.retry'), onClick: retry, disabled: busy }}
      />
    </NoDocument>
  )
}

/** The page while its document is on the way. */
export function DocumentBars() {
  return (
    <main id="main" tabIndex={-1} className={classes.page} aria-busy="true">
      <div className={classes.bar}>
        <Skeleton width={220} height={28} />
      </div>
      <div className={classes.bars}>
        {['one', 'two', 'three', 'four'].map((bar) => (
          <Skeleton key={bar} height={58} />
        ))}
      </div>
    </main>
  )
}

/** Says that there is no such document here, and leads back. */
export function MissingDocument() {
  return (
    <NoDocument>
      <h1 className={classes.title}>{t('missing.title')}</h1>
      <p>{t.rich('missing.text', { link: (words) => <Link to={ROUTES.home}>{words}</Link> })}</p>
    </NoDocument>
  )
}

function NoDocument({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <div className={classes.state}>{children}</div>
    </main>
  )
}
