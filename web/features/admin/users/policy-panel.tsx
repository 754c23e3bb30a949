import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SiteState } from '#shared/admin/site.ts'
import { SignUpPolicy } from '#shared/site.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
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
          key={data.signUpUpdatedAt}
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
  const domains = typed.split(/[\s,]+/).filter(Boolean)
  const checked = SignUpPolicy.safeParse({ policy, domains })
  const problem =
    policy !== 'domains'
      ? null
      : domains.length === 0
        ? t('policy.noDomain')
        : checked.error?.issues[0]?.message
  const submit = () => {
    if (!checked.success || problem) return
    save.mutate({ signUp: checked.data, expectedUpdatedAt: state.signUpUpdatedAt }, { onSuccess: onClose })
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('policy.title')}>
      <Stack gap="md">
        <Radio.Group
          label={t('policy.label')}
          value={policy}
          onChange={(value) => setPolicy(SignUpPolicy.shape.policy.parse(value))}
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
            description={state.verifyEmail ? t('policy.example') : t('policy.unverified')}
            placeholder={t('policy.domainHint')}
            value={typed}
            error={typed && problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {save.error && <StateLine state="failed" text={errorText(save.error, t('policy.failed'))} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose} disabled={save.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="filled" onClick={submit} loading={save.isPending} disabled={Boolean(problem)}>
            {t('policy.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
