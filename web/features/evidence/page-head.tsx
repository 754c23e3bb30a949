import { Button } from '@mantine/core'
import { use } from 'react'
import { Link } from 'react-router'
import type { Dashboard } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { VentureMenu } from '#web/lib/venture-menu.tsx'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { IconTableImport } from '#web/ui/icons/table-import.tsx'
import { EvidenceContext } from './evidence-context.ts'
import classes from './evidence-page.module.css'

const t = textsOf('evidence')

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The way back, the title, the venture that is shown, and the two ways to bring evidence in. */
export function PageHead({ roadmap }: { roadmap: Dashboard | undefined }) {
  const view = use(EvidenceContext)
  return (
    <div className={classes.head}>
      <Link to={ROUTES.dashboard} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
        {t('head.back')}
      </Link>
      <h1 className={classes.title}>{t('head.title')}</h1>
      {roadmap && (
        <div className={classes.actions}>
          <VentureMenu roadmap={roadmap} />
          {view?.canEdit && (
            <>
              <Button component={Link} to={ROUTES.importEvidence} leftSection={<IconTableImport {...icon} />}>
                {t('head.import')}
              </Button>
              <Button
                variant="filled"
                leftSection={<IconPlus {...icon} />}
                onClick={() => view.openForm({ type: 'interview', naming: false })}
              >
                {t('head.add')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
