import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import type { Commitment } from '#shared/commitments.ts'
import { dueWords } from '#web/lib/commitments/due.ts'
import { WhatHappened } from '#web/lib/commitments/what-happened.tsx'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { IconClock } from '#web/ui/icons/clock.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'

const t = textsOf('commitments')

/** What is due, in the place of the next step until somebody told what happened. */
export function DueCommitment({ commitment, ventureId }: { commitment: Commitment; ventureId: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <HomeCard
        tone="wait"
        label={
          <>
            <IconClock size={16} stroke={1.6} aria-hidden="true" />
            {dueWords(commitment.due_on)}
          </>
        }
        title={<Said>{commitment.text}</Said>}
      >
        <Button className={classes.answer} size="compact-sm" onClick={() => setAsking(true)}>
          <span className={classes.words}>{t('ask.title')}</span>
        </Button>
      </HomeCard>
      <Modal opened={asking} onClose={close} title={t('ask.title')} size="32rem">
        <WhatHappened commitment={commitment} ventureId={ventureId} alone onDropped={close} />
      </Modal>
    </>
  )
}
