import { Anchor, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { formatDate } from '#web/lib/format.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { mail } from './legal-links.tsx'
import classes from './legal-page.module.css'

const t = textsOf('legal')

/** A legal text: the way back, its title, its date, and the text. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={classes.root}>
      <Anchor component={Link} to={ROUTES.home} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
        {t('back', { name: site.name })}
      </Anchor>
      <Title order={1}>{title}</Title>
      <p className={classes.date}>
        {t.rich('asOf', {
          date: formatDate(site.legalDate),
          time: (words) => <time dateTime={site.legalDate}>{words}</time>,
        })}
      </p>
      {children}
    </article>
  )
}

/** One numbered-by-heading part of a legal text. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Who answers for the product, as a postal address. */
export function ControllerAddress() {
  const { name, address, register, email } = site.controller
  return (
    <address className={classes.address}>
      {[name, ...address, ...(register ? [register] : [])].map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{t.rich('email', { email, mail })}</span>
    </address>
  )
}
