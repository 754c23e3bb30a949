import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { evaluationRunsApi } from '#shared/admin/evaluation-runs.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { useEstimate, useOptions, useSets, useStart } from '../evaluation/use-evaluation.ts'
import { dollarsOf } from '../evaluation/versions.ts'
import classes from './evaluation-offer.module.css'

const t = textsOf('adminEvaluation')

/** After another prompt was saved: the set that was changed last on the prompt before it and on the new one. */
export function EvaluationOffer({
  savedAt,
}: {
  /** When the prompt in force was saved. */ savedAt: string | null
}) {
  const [seen, setSeen] = useState(savedAt)
  return savedAt === seen ? null : <Offer key={savedAt} onDone={() => setSeen(savedAt)} />
}

function Offer({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const { data: options } = useOptions()
  const { data: known } = useSets()
  const set = known?.sets.find(({ cases }) => cases > 0)
  const live = options?.prompts.findIndex((prompt) => prompt.live) ?? -1
  const before = live === -1 ? undefined : options?.prompts[live + 1]
  const input: InputOf<typeof evaluationRunsApi.start> | null =
    set && before && options?.model ? { set: set.id, a: { prompt: before.id }, b: {} } : null
  const estimate = useEstimate(input)
  const start = useStart()
  if (!set || !input || !estimate.data) return null
  const { cost } = estimate.data
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>
        {cost
          ? t('offer.ask', { set: set.name, cost: dollarsOf(cost) })
          : t('offer.askPlain', { set: set.name })}
      </p>
      <Group gap="xs">
        <Button
          disabled={start.isPending}
          onClick={() =>
            start.mutate(input, {
              onSuccess: ({ run }) => navigate(`${ROUTES.adminEvaluation}?run=${run.id}`),
            })
          }
        >
          {start.isPending ? t('setup.starting') : t('offer.start')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('offer.not')}
        </Button>
      </Group>
      {start.error && <StateLine state="failed" text={start.error.message} />}
    </div>
  )
}
