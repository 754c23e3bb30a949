import { Button, Collapse, Group, Textarea, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { PROMPT_BOX_MAX_LENGTH, type PromptBox } from '#shared/admin/prompt-boxes.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { BoxConflict } from './box-conflict.tsx'
import { BoxState, Outcome } from './box-state.tsx'
import { BoxVersions } from './box-versions.tsx'
import { InterpretationView } from './interpretation-view.tsx'
import classes from './prompt-boxes.module.css'
import type { BoxTexts } from './use-box-texts.ts'
import { type BoxWork, useBoxWork } from './use-box-work.ts'

const t = textsOf('adminRules')

/** One box: its rules as text, and what the engine makes of them, or would. */
export function BoxCard({ box, texts }: { box: PromptBox; texts: BoxTexts }) {
  const work = useBoxWork(box, texts)
  const { edited, text } = work
  const [opened, setOpened] = useState(edited)
  const id = useId()
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
            label={t('box.label')}
            description={t('box.hint')}
            classNames={{ input: classes.rulesInput }}
            autosize
            minRows={5}
            maxRows={18}
            value={text}
            onChange={(event) => texts.type(box, event.currentTarget.value)}
            error={work.tooLong && t('box.tooLong', { limit: PROMPT_BOX_MAX_LENGTH })}
          />
          <Outcome outcome={work.outcome} box={box} onAgain={work.again} />
          <BoxActions box={box} work={work} onDiscard={() => texts.drop(box.id)} />
          <div aria-live="polite" className={classes.readings}>
            {work.previewFailed !== null && (
              <StateLine
                state="failed"
                text={t('reading.failed', { reason: errorText(work.previewFailed, t('unreachable')) })}
              />
            )}
            {edited && !work.preview && <p className={classes.quiet}>{t('reading.unread')}</p>}
            <InterpretationView box={box} preview={work.preview?.interpretation} note={work.preview?.note} />
          </div>
        </div>
      </Collapse>
      <BoxConflict
        outcome={work.outcome}
        mine={text}
        pending={work.applying}
        onClose={work.forget}
        onBack={(stored) => texts.seen(stored)}
        onTakeStored={() => texts.drop(box.id)}
        onSaveMine={(stored) => work.apply(text, stored.updated_at)}
      />
    </section>
  )
}

type BoxActionsProps = { box: PromptBox; work: BoxWork; onDiscard: () => void }

function BoxActions({ box, work, onDiscard }: BoxActionsProps) {
  const [listing, setListing] = useState(false)
  const { edited, busy, text, since } = work
  const { isAdmin } = useSession()
  const usable = isAdmin && edited && !work.tooLong && !busy
  return (
    <>
      <Group gap="xs">
        <Button onClick={work.look} disabled={!usable}>
          {work.looking ? t('box.reading') : t('box.preview')}
        </Button>
        <Button variant="filled" onClick={() => work.apply(text, since)} disabled={!usable}>
          {work.applying ? t('box.saving') : t('box.apply')}
        </Button>
        {edited && (
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={busy}>
            {t('box.discard')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => setListing(true)}>
          {t('box.history')}
        </Button>
        <span className={classes.quiet}>{t('box.saved', { at: formatMoment(box.updated_at) })}</span>
      </Group>
      <BoxVersions box={box} opened={listing} work={work} onClose={() => setListing(false)} />
    </>
  )
}
