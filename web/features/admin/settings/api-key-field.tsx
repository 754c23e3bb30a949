import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ApiKey } from '#shared/admin/setting-fields.ts'
import type { KeyState } from '#shared/admin/settings.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import classes from './key-section.module.css'
import type { Saving } from './use-saving.ts'

const t = textsOf('adminSettings')

type ApiKeyFieldProps = { state: KeyState; saving: Saving; beside: ReactNode }

/** A new API key, and what is done with it beside; of the one that is set only the end is told. */
export function ApiKeyField({ state, saving, beside }: ApiKeyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: saving.removeKey,
    onSuccess: () => {
      setAsking(false)
      // The button that was pressed is gone with the key.
      field.current?.focus()
      toast({ title: t('toast.keyRemoved'), tone: 'ok' })
    },
  })
  const problem = ApiKey.safeParse(saving.apiKey).error?.issues[0]?.message
  const id = useId()
  return (
    <div className={classes.key}>
      <div className={classes.row}>
        <PasswordField
          ref={field}
          label={t('key.label')}
          name="openai_api_key"
          autoComplete="off"
          placeholder={state.set && state.last4 ? `${'•'.repeat(15)}${state.last4}` : t('key.placeholder')}
          aria-describedby={id}
          value={saving.apiKey}
          onChange={(event) => saving.setApiKey(event.currentTarget.value)}
          error={problem}
        />
        {beside}
      </div>
      <p id={id} className={classes.hint}>
        {keyText(state)}
      </p>
      {state.source === 'saved' && (
        <Button variant="subtle" color="danger" size="compact-sm" onClick={() => setAsking(true)}>
          {t('key.remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('key.ask')}
        cancel={t('key.cancel')}
        confirm={{ label: t('key.confirm'), pendingLabel: t('key.removing'), danger: true }}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        failure={remove.error && errorText(remove.error, t('key.removeFailed'))}
      >
        {t('key.asked')}
      </ConfirmDialog>
    </div>
  )
}

function keyText({ set, last4, source, readable }: KeyState): string {
  if (!set) return t('key.unset')
  if (source === 'environment') return t('key.environment')
  if (!readable) return t('key.unreadable')
  return last4 ? t('key.saved', { last4 }) : t('key.set')
}
