import { UnstyledButton } from '@mantine/core'
import classes from './document-page.module.css'
import type { DocumentTexts } from './texts.ts'

const PANES = ['fields', 'preview'] as const

interface PaneTabsProps {
  readonly pane: (typeof PANES)[number]
  readonly texts: DocumentTexts
  onPane(pane: (typeof PANES)[number]): void
}

/** Which of both a narrow screen shows. */
export function PaneTabs({ pane, texts, onPane }: PaneTabsProps) {
  return (
    <div className={classes.tabs}>
      {PANES.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.tab}
          aria-pressed={each === pane}
          onClick={() => onPane(each)}
        >
          {texts[each]}
        </UnstyledButton>
      ))}
    </div>
  )
}
