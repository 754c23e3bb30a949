import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconPrinter } from '#web/ui/icons/printer.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useDashboard } from '../use-dashboard.ts'
import classes from './print.module.css'
import { PrintSheet } from './print-sheet.tsx'

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
          Back to the roadmap
        </Button>
        <Button
          variant="filled"
          disabled={!data}
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      </div>
      {data && <PrintSheet dashboard={data} />}
      {!data && isError && (
        <StateLine
          state="failed"
          text="Failed to load dashboard data. Everything you wrote is still saved."
          action={{ label: 'Retry', onClick: () => void refetch(), disabled: isFetching }}
        />
      )}
    </main>
  )
}
