import { Button, Collapse, Group, Textarea, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { PROMPT_BOX_MAX_LENGTH, type PromptBox } from '#shared/admin/prompt-boxes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { BoxConflict } from './box-conflict.tsx'
import { BoxState, Outcome } from './box-state.tsx'
import { InterpretationView } from './interpretation-view.tsx'
import classes from './prompt-boxes.module.css'
import type { BoxTexts } from './use-box-texts.ts'
import { type Applied, useApply, useInterpret } from './use-boxes.ts'

/** One box: its rules as text, and what the engine makes of them. */
export function BoxCard({ box, texts }: { box: PromptBox; texts: BoxTexts }) {
  const edited = texts.edited(box)
  const [opened, setOpened] = useState(edited)
  const [outcome, setOutcome] = useState<Applied | null>(null)
  const id = useId()
  const apply = useApply()
  const again = useInterpret()
  const text = texts.textOf(box)
  const tooLong = text.length > PROMPT_BOX_MAX_LENGTH

  const start = (since: string) =>
    apply.mutate(
      { box, text, since },
      {
        onSuccess: (applied) => {
          setOutcome(applied)
          if (applied.status === 'applied' || applied.status === 'not-interpreted') texts.drop(box.id)
        },
      },
    )
  const pending = apply.isPending || again.isPending
  return (
    <section className={classes.box} aria-labelledby={`${id}title`}>
      <h2 className={classes.boxTitle}>
        <UnstyledButton
          className={classes.boxButton}
          onClick={() => setOpened(!opened)}
          aria-expanded={opened}
          aria-controls={`${id}content`}
        >
          <span id={`${id}title`} className={classes.boxName}>
            {box.title}
          </span>
          <BoxState box={box} edited={edited} />
          <IconChevronDown className={classes.chevron} size={18} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      <Collapse expanded={opened} id={`${id}content`}>
        <div className={classes.boxBody}>
          <Textarea
            label="Rules (plain English)"
            description="One rule a sentence. Say when it applies, what to do or avoid, and how much it matters."
            classNames={{ input: classes.rulesInput }}
            autosize
            minRows={5}
            maxRows={18}
            value={text}
            onChange={(event) => texts.type(box, event.currentTarget.value)}
            error={tooLong && `The rules must be less than ${PROMPT_BOX_MAX_LENGTH} characters.`}
          />
          <Outcome outcome={outcome} box={box} onAgain={() => again.mutate(box, { onSuccess: setOutcome })} />
          <BoxActions
            savedAt={box.updated_at}
            edited={edited}
            applicable={edited && !tooLong}
            busy={pending}
            saving={apply.isPending}
            onApply={() => start(texts.sinceOf(box))}
            onDiscard={() => texts.drop(box.id)}
          />
          {box.interpretation && <InterpretationView box={box} interpretation={box.interpretation} />}
        </div>
      </Collapse>
      <BoxConflict
        outcome={outcome}
        mine={text}
        pending={apply.isPending}
        onClose={() => setOutcome(null)}
        onBack={(stored) => texts.seen(stored)}
        onTakeStored={() => texts.drop(box.id)}
        onSaveMine={(stored) => start(stored.updated_at)}
      />
    </section>
  )
}

type BoxActionsProps = {
  savedAt: string
  edited: boolean
  applicable: boolean
  busy: boolean
  saving: boolean
  onApply: () => void
  onDiscard: () => void
}

function BoxActions({ savedAt, edited, applicable, busy, saving, onApply, onDiscard }: BoxActionsProps) {
  const { isAdmin } = useSession()
  return (
    <Group gap="xs">
      <Button variant="filled" onClick={onApply} disabled={!applicable || busy || !isAdmin}>
        {saving ? 'Saving...' : 'Apply Changes'}
      </Button>
      {edited && (
        <Button variant="subtle" color="gray" onClick={onDiscard} disabled={busy}>
          Discard changes
        </Button>
      )}
      <span className={classes.quiet}>Last saved {formatMoment(savedAt)}</span>
    </Group>
  )
}
