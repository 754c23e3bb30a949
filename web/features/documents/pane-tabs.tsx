import { UnstyledButton } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import classes from './document-page.module.css'

const t = textsOf('documents')

const PANES = ['fields', 'preview'] as const

interface PaneTabsProps {
  readonly pane: (typeof PANES)[number]
  onPane(pane: (typeof PANES)[number]): void
}

/** Which of both a narrow screen shows. */
export function PaneTabs({ pane, onPane }: PaneTabsProps) {
  return (
    <div className={classes.tabs}>
      {PANES.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.tab}
          aria-pressed={each === pane}
          onClick={() => onPane(each)}
        >
          {t(`panes.${each}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}
