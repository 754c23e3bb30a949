import { Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import classes from './settings.module.css'

type FoldProps = {
  title: string
  /** What can be told while it is folded away. */
  state: string
  /** Whether it is open at first. */
  open?: boolean
  /** Everything in it can be read and nothing changed. */
  readOnly?: boolean
  children: ReactNode
}

/** A card of the page that is folded away until it is needed. */
export function Fold({ title, state, open = false, readOnly = false, children }: FoldProps) {
  const [opened, { toggle }] = useDisclosure(open)
  const id = useId()
  return (
    <section className={classes.fold} aria-labelledby={`${id}title`}>
      <h2 className={classes.foldTitle}>
        <UnstyledButton
          className={classes.foldButton}
          onClick={toggle}
          aria-expanded={opened}
          aria-controls={`${id}content`}
          id={`${id}title`}
        >
          <span>{title}</span>
          <span className={classes.foldState}>{state}</span>
          <IconChevronDown className={classes.chevron} size={18} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      <Collapse expanded={opened} id={`${id}content`}>
        <fieldset className={classes.folded} disabled={readOnly}>
          {children}
        </fieldset>
      </Collapse>
    </section>
  )
}
