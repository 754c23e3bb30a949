import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconPrinter } from '#web/ui/icons/printer.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useDashboard } from '../use-dashboard.ts'
import classes from './print.module.css'
import { PrintSheet } from './print-sheet.tsx'

const t = textsOf('roadmap')

/** The roadmap on one sheet of paper, and the button that prints it or saves it as PDF. */
export function PrintPage() {
  const { data, isError, isFetching, refetch } = useDashboard()
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <div className={classes.bar}>
        <Button
          component={Link}
          to={ROUTES.dashboard}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('print.back')}
        </Button>
        <Button
          variant="filled"
          disabled={!data}
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('tools.print')}
        </Button>
      </div>
      {data && <PrintSheet dashboard={data} />}
      {!data && isError && (
        <StateLine
          state="failed"
          text={t('page.failed')}
          action={{ label: t('page.retry'), onClick: () => void refetch(), disabled: isFetching }}
        />
      )}
    </main>
  )
}
