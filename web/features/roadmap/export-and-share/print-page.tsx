import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { PrintBar } from '#web/ui/print-bar.tsx'
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
      <PrintBar
        back={{ to: ROUTES.dashboard, label: t('print.back') }}
        label={t('tools.print')}
        ready={data !== undefined}
      />
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
