import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Collapse, Group, Modal, Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { PROMPT_BOX_MAX_LENGTH, type PromptBox } from '#shared/admin/prompt-boxes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
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
          <Group gap="xs">
            <Button
              variant="filled"
              onClick={() => start(texts.sinceOf(box))}
              disabled={!edited || tooLong || pending}
            >
              {apply.isPending ? 'Saving...' : 'Apply Changes'}
            </Button>
            {edited && (
              <Button variant="subtle" color="gray" onClick={() => texts.drop(box.id)} disabled={pending}>
                Discard changes
              </Button>
            )}
            <span className={classes.quiet}>Last saved {formatMoment(box.updated_at)}</span>
          </Group>
          {box.interpretation && <InterpretationView box={box} interpretation={box.interpretation} />}
        </div>
      </Collapse>
      <Modal
        opened={outcome?.status === 'conflict'}
        onClose={() => setOutcome(null)}
        title="Somebody else changed this box"
        size={880}
        closeOnClickOutside={false}
      >
        {outcome?.status === 'conflict' && (
          <ConflictChoice
            what="this box"
            savedAt={formatMoment(outcome.stored.updated_at)}
            fields={[{ label: 'Rules', stored: outcome.stored.prompt_text, mine: text }]}
            onBack={() => {
              texts.seen(outcome.stored)
              setOutcome(null)
            }}
            onTakeStored={() => {
              texts.drop(box.id)
              setOutcome(null)
            }}
            onSaveMine={() => start(outcome.stored.updated_at)}
            pending={apply.isPending}
          />
        )}
      </Modal>
    </section>
  )
}

/** What the head of a card says of its box. */
function BoxState({ box, edited }: { box: PromptBox; edited: boolean }) {
  const broken = box.violations.reduce((sum, { last7Days }) => sum + last7Days, 0)
  const rules = box.interpretation?.rules.length ?? 0
  return (
    <span className={classes.boxState}>
      <span className={`num ${classes.quiet}`}>{rules === 1 ? '1 rule' : `${rules} rules`}</span>
      {broken > 0 && <Badge color="wait" className="num">{`${broken} broken in 7 days`}</Badge>}
      {!box.interpreted && <Badge color="wait">Not interpreted</Badge>}
      {edited && <Badge color="accent">Not applied</Badge>}
    </span>
  )
}

function Outcome({
  outcome,
  box,
  onAgain,
}: {
  outcome: Applied | null
  box: PromptBox
  onAgain: () => void
}) {
  if (outcome?.status === 'not-saved') {
    return (
      <StateLine
        state="failed"
        text={`The rules were not saved. ${outcome.reason} What you wrote is still here.`}
      />
    )
  }
  if (box.interpreted) return null
  const reason = outcome?.status === 'not-interpreted' && outcome.reason ? `${outcome.reason} ` : ''
  return (
    <StateLine
      state="failed"
      text={`${reason}The text is saved but not in force: the rules below still apply.`}
      action={{ label: 'Interpret again', onClick: onAgain }}
    />
  )
}
