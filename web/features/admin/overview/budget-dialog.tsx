import '@mantine/core/styles/NumberInput.layer.css'
import { Button, Group, Modal, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { BUDGET_SHARES, Budget, type BudgetState } from '#shared/admin/budget.ts'
import { formatDollars } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { type Typed, typedNumber } from '#web/lib/typed-number.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { StoredAndMine } from '../shared/stored-and-mine.tsx'
import { useSavedSetting } from '../shared/use-saved-setting.ts'

const t = textsOf('adminOverview')
const USUAL = { limit: 20, warn_at: 80 }

interface TypedBudget {
  readonly limit: Typed
  readonly warn_at: Typed
}

/** Sets, changes or takes away the month's budget. */
export function BudgetDialog({ state, onClose }: { state: BudgetState; onClose: () => void }) {
  const [typed, setTyped] = useState<TypedBudget>(state.budget ?? USUAL)
  // As it was when the dialog opened: what is read of it meanwhile is somebody else's.
  const [base] = useState(state.updatedAt)
  const words = { saved: t('budget.saved'), failed: t('budget.notSaved') }
  const { save, pending, conflict, failure, forget } = useSavedSetting('budget', words, onClose)
  const parsed = Budget.safeParse({
    limit: typedNumber(typed.limit),
    warn_at: typedNumber(typed.warn_at) ?? '',
  })
  const { data: mine } = parsed
  const store = (value: Budget | null, expectedUpdatedAt = base) => save({ value, expectedUpdatedAt })
  return (
    <Modal opened onClose={onClose} title={t('budget.plain')} closeOnClickOutside={!pending}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (mine) store(mine)
        }}
      >
        <Stack gap="md">
          <Fields
            typed={typed}
            onType={setTyped}
            problem={(field) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message}
          />
          {mine && (
            <p>
              {t('budget.preview', {
                visitor: formatDollars(mine.limit * BUDGET_SHARES.visitor),
                member: formatDollars(mine.limit * BUDGET_SHARES.member),
                operator: formatDollars(mine.limit * BUDGET_SHARES.operator),
              })}
            </p>
          )}
          {failure && <StateLine state="failed" text={failure} />}
          {conflict && (
            <StoredAndMine
              conflict={conflict}
              say={budgetWords}
              mine={mine ?? null}
              onTakeStored={onClose}
              onSaveMine={() => mine && store(mine, conflict.updatedAt)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            {state.budget && (
              <Button variant="subtle" color="gray" onClick={() => store(null)} disabled={pending}>
                {t('budget.remove')}
              </Button>
            )}
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                forget()
                onClose()
              }}
            >
              {t('budget.cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={pending} disabled={!mine}>
              {t('budget.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

type FieldsProps = {
  typed: TypedBudget
  onType: (typed: TypedBudget) => void
  problem: (field: keyof TypedBudget) => string | undefined
}

/** The month's limit in dollars, and the share of it from which on operators are warned. */
function Fields({ typed, onType, problem }: FieldsProps) {
  return (
    <>
      <NumberInput
        label={t('budget.limit')}
        prefix="$"
        min={0}
        decimalScale={2}
        thousandSeparator=","
        value={typed.limit}
        onChange={(limit) => onType({ ...typed, limit })}
        error={problem('limit')}
        data-autofocus
      />
      <NumberInput
        label={t('budget.warnAt')}
        description={t('budget.mailNote')}
        suffix=" %"
        min={1}
        max={100}
        allowDecimal={false}
        value={typed.warn_at}
        onChange={(warn_at) => onType({ ...typed, warn_at })}
        error={problem('warn_at')}
      />
    </>
  )
}

function budgetWords(value: unknown): string {
  const { data } = Budget.safeParse(value)
  return data
    ? t('budget.words', { limit: formatDollars(data.limit), percent: data.warn_at })
    : t('budget.none')
}
