import type { ReactNode } from 'react'
import classes from './layouts.module.css'
import { SiteFooter } from './site-footer.tsx'

type PageShellProps = {
  header: ReactNode
  /** As wide as the roadmap; else one column of text. */
  wide?: boolean
  children: ReactNode
}

/** A page between a header and the footer. */
export function PageShell({ header, wide = false, children }: PageShellProps) {
  return (
    <div className={classes.shell}>
      {header}
      <main id="main" tabIndex={-1} className={classes.content}>
        <div className={classes.text} data-wide={wide || undefined}>
          {children}
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
