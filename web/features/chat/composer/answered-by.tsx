import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './answered-by.module.css'
import { useAnswering } from './use-answering.ts'

const t = textsOf('chat')

/**
 * Says under the message box whom people talk to (article 50 of Regulation (EU) 2024/1689). Its line is kept free until it
 * is known who answers.
 */
export function AnsweredBy() {
  const answering = useAnswering()
  const { isAdmin } = useSession()
  return (
    <p className={classes.root}>
      {answering && <span data-words={answering}>{t(`answeredBy.${answering}`)}</span>}
      {answering === 'guide' && <span className={classes.short}>{t('answeredBy.guideShort')}</span>}
      {answering === 'guide' && isAdmin && (
        <>
          {' '}
          <Anchor component={Link} to={ROUTES.adminSettings} inherit>
            {t('answeredBy.connect')}
          </Anchor>
        </>
      )}
    </p>
  )
}
