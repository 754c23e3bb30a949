import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SavedSite, type SiteState } from '#shared/admin/site.ts'
import { SignUpPolicy } from '#shared/site.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice, conflictTitle } from '../shared/conflict-choice.tsx'
import { currentOf } from '../shared/saved-by.ts'
import { useSavePolicy, useSignUpPolicy } from './use-people.ts'
import classes from './users.module.css'

const t = textsOf('adminPeople')

/** Who may sign up, in one line, and the way to change it. */
export function PolicyLine() {
  const { isAdmin } = useSession()
  const { data } = useSignUpPolicy()
  const [opened, setOpened] = useState(false)
  if (!data) return null
  const { policy, domains } = data.signUp
  return (
    <p className={classes.policy}>
      {t(`policy.${policy}.now`, { domains: domains.join(', ') })}
      {isAdmin && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
          {t('policy.change')}
        </Button>
      )}
      {isAdmin && (
        <PolicyDialog
          // While it is open, what is read anew does not take away what was chosen.
          key={opened ? 'open' : data.signUpUpdatedAt}
          state={data}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </p>
  )
}

type PolicyDialogProps = { state: SiteState; opened: boolean; onClose: () => void }

function PolicyDialog({ state, opened, onClose }: PolicyDialogProps) {
  const save = useSavePolicy()
  const [policy, setPolicy] = useState(state.signUp.policy)
  const [typed, setTyped] = useState(state.signUp.domains.join(', '))
  // What somebody else saved and this admin has seen is not in the way again.
  const [base, setBase] = useState(state.signUpUpdatedAt)
  const mine = SignUpPolicy.safeParse({ policy, domains: typed.split(/[\s,]+/).filter(Boolean) })
  const stored = SavedSite.safeParse(currentOf(save.error)).data
  const store = (expectedUpdatedAt: string | null) => {
    if (mine.success) save.mutate({ signUp: mine.data, expectedUpdatedAt }, { onSuccess: onClose })
  }
  const goOnFrom = ({ signUpUpdatedAt }: SavedSite) => {
    setBase(signUpUpdatedAt)
    save.reset()
  }
  const takeStored = (saved: SavedSite) => {
    setPolicy(saved.signUp.policy)
    setTyped(saved.signUp.domains.join(', '))
    goOnFrom(saved)
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={stored ? conflictTitle(t('policy.what'), stored.savedBy) : t('policy.title')}
      size={stored ? 720 : undefined}
    >
      {stored ? (
        <ConflictChoice
          savedBy={stored.savedBy}
          savedAt={stored.signUpUpdatedAt ? formatMoment(stored.signUpUpdatedAt) : ''}
          fields={[
            { label: t('policy.label'), stored: policyText(stored.signUp), mine: policyText(mine.data) },
          ]}
          onBack={() => goOnFrom(stored)}
          onTakeStored={() => takeStored(stored)}
          onSaveMine={() => store(stored.signUpUpdatedAt)}
          pending={save.isPending}
        />
      ) : (
        <PolicyFields
          policy={policy}
          onPolicy={setPolicy}
          typed={typed}
          onTyped={setTyped}
          verifyEmail={state.verifyEmail}
          problem={policy === 'domains' ? problemOf(mine) : null}
          failure={save.error && errorText(save.error, t('policy.failed'))}
          pending={save.isPending}
          onCancel={onClose}
          onSave={() => store(base)}
        />
      )}
    </Modal>
  )
}

const policyText = (signUp: SignUpPolicy | undefined) =>
  signUp
    ? [t(`policy.${signUp.policy}.label`), ...(signUp.policy === 'domains' ? signUp.domains : [])].join('\n')
    : ''

function problemOf(checked: ReturnType<typeof SignUpPolicy.safeParse>): string | null {
  if (!checked.success) return checked.error.issues[0]?.message ?? null
  return checked.data.domains.length === 0 ? t('policy.noDomain') : null
}

type PolicyFieldsProps = {
  policy: SignUpPolicy['policy']
  onPolicy: (policy: SignUpPolicy['policy']) => void
  typed: string
  onTyped: (typed: string) => void
  verifyEmail: boolean
  problem: string | null
  failure: string | null
  pending: boolean
  onCancel: () => void
  onSave: () => void
}

function PolicyFields(props: PolicyFieldsProps) {
  const { policy, onPolicy, typed, onTyped, verifyEmail, problem, failure, pending } = props
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('policy.label')}
        value={policy}
        onChange={(value) => onPolicy(SignUpPolicy.shape.policy.parse(value))}
      >
        <Stack gap="sm" mt="xs">
          {SignUpPolicy.shape.policy.options.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`policy.${value}.label`)}
              description={t(`policy.${value}.description`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {policy === 'domains' && (
        <TextInput
          label={t('policy.domainList')}
          description={verifyEmail ? t('policy.example') : t('policy.unverified')}
          placeholder={t('policy.domainHint')}
          value={typed}
          error={typed && problem}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      )}
      {failure && <StateLine state="failed" text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button onClick={props.onCancel} disabled={pending}>
          {t('cancel')}
        </Button>
        <Button variant="filled" onClick={props.onSave} loading={pending} disabled={Boolean(problem)}>
          {t('policy.save')}
        </Button>
      </Group>
    </Stack>
  )
}
