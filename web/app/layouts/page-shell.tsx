import type { ReactNode } from 'react'
import classes from './layouts.module.css'
import { SiteFooter } from './site-footer.tsx'

type PageShellProps = { header: ReactNode; children: ReactNode }

/** A page of one text column between a header and the footer. */
export function PageShell({ header, children }: PageShellProps) {
  return (
    <div className={classes.shell}>
      {header}
      <main id="main" tabIndex={-1} className={classes.content}>
        <div className={classes.text}>{children}</div>
      </main>
      <SiteFooter />
    </div>
  )
}
