import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#web/lib/site.ts'

/** Tags of a legal text that are a link for mail to the controller, or to whoever takes feedback. */
export const mail = (words: ReactNode) => mailLink(site.controller.email, words)
export const feedback = (words: ReactNode) => mailLink(site.feedbackEmail, words)

/** A tag that is a link to another page. */
export const pageLink = (to: string) => (words: ReactNode) => (
  <Anchor component={Link} to={to} inherit underline="always">
    {words}
  </Anchor>
)

function mailLink(address: string, words: ReactNode) {
  return (
    <Anchor href={`mailto:${address}`} inherit underline="always">
      {words}
    </Anchor>
  )
}
