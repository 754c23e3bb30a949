import { UnstyledButton } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { SetUp, SetUpStep } from '#shared/admin/set-up.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './set-up.module.css'

const t = textsOf('adminOverview')

/** The page of the site's name, legal texts and partners. */
const SITE = '/admin/site'

/** Where each step is done. */
export const PLACES: Record<SetUpStep, string> = {
  model: ROUTES.adminSettings,
  mail: `${ROUTES.adminSystem}#mail`,
  backup: `${ROUTES.adminSystem}#backups`,
  site: SITE,
  partners: SITE,
  people: ROUTES.adminUsers,
}

type SetUpTextProps = { step: SetUpStep; isDone: boolean; facts: SetUp['facts'] }

/** The sentence of a step: what is so, or what is missing and what follows from it. */
export function SetUpText({ step, isDone, facts }: SetUpTextProps): ReactNode {
  const { model, local, mailHost, backupAt, siteName, partners, shipped, signUp, admins, users } = facts
  switch (step) {
    case 'model':
      if (isDone) return t('setUp.model.done', { model: model ?? '' })
      if (model !== null) return t('setUp.model.silent', { model })
      return [t('setUp.model.none'), local && t('setUp.model.local', local)].filter(Boolean).join(' ')
    case 'mail':
      return isDone ? t('setUp.mail.done', { host: mailHost ?? '' }) : t('setUp.mail.open')
    case 'backup':
      if (backupAt !== null) return t('setUp.backup.done', { at: formatMoment(backupAt) })
      return t.rich('setUp.backup.open', { command: (words) => <Command>{words}</Command> })
    case 'site':
      return isDone ? t('setUp.site.done', { name: siteName }) : t('setUp.site.open')
    case 'partners':
      if (isDone) return t('setUp.partners.done', { count: partners })
      return shipped.partners ? t('setUp.partners.shipped', { count: partners }) : t('setUp.partners.none')
    case 'people':
      return isDone ? t('setUp.people.done', { signUp, admins, users }) : t('setUp.people.alone', { signUp })
  }
}

/** A command of the shell; a click copies it. */
function Command({ children }: { children: ReactNode }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const words = String(children)
  return (
    <>
      <UnstyledButton
        className={classes.command}
        title={t('setUp.copy')}
        aria-label={t('setUp.copyCommand', { command: words })}
        onClick={() => clipboard.copy(words)}
      >
        {children}
      </UnstyledButton>
      <span role="status">{clipboard.copied && ` ${t('setUp.copied')}`}</span>
    </>
  )
}
