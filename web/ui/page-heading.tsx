import { Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './page-heading.module.css'

type PageHeadingProps = {
  title: string
  subtitle?: string
  /** For a page that moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>
  /** What can be done with the whole page; at most one of them is the primary button. */
  children?: ReactNode
}

/** The head of a working page: title and subtitle left, actions right; stacked on phones. */
export function PageHeading({ title, subtitle, titleRef, children }: PageHeadingProps) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Title order={1} className={classes.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </Title>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
