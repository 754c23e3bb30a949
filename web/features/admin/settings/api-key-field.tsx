import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiKey } from '#shared/admin/setting-fields.ts'
import type { KeyState } from '#shared/admin/settings.ts'
import { errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import classes from './settings.module.css'
import type { Saving } from './use-saving.ts'

/** A new API key; of the one that is set only the end is told. */
export function ApiKeyField({ state, saving }: { state: KeyState; saving: Saving }) {
  const field = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: saving.removeKey,
    onSuccess: () => {
      setAsking(false)
      // The button that was pressed is gone with the key.
      field.current?.focus()
      toast({ title: 'API key removed', tone: 'ok' })
    },
  })
  const problem = ApiKey.safeParse(saving.apiKey).error?.issues[0]?.message
  return (
    <div className={classes.key}>
      <PasswordField
        ref={field}
        label="API key"
        name="openai_api_key"
        autoComplete="off"
        placeholder={state.set ? 'Leave empty to keep the key' : 'sk-...'}
        description={keyText(state)}
        value={saving.apiKey}
        onChange={(event) => saving.setApiKey(event.currentTarget.value)}
        error={problem}
      />
      {state.source === 'saved' && (
        <Button variant="subtle" color="danger" size="compact-sm" onClick={() => setAsking(true)}>
          Remove the key
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Remove the API key?"
        cancel="Cancel"
        confirm={{ label: 'Remove', pendingLabel: 'Removing...', danger: true }}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        failure={
          remove.error && errorText(remove.error, 'The server cannot be reached. The key is still set.')
        }
      >
        The saved key is deleted. The server then uses the key of its environment, if there is one; else the
        built-in guide answers.
      </ConfirmDialog>
    </div>
  )
}

function keyText({ set, last4, source, readable }: KeyState): string {
  if (!set) return 'Not set. It is stored encrypted and never shown again.'
  if (source === 'environment') return 'Set in the server’s environment. A key saved here replaces it.'
  if (!readable) return 'Set, but it can no longer be read. Enter it again.'
  return last4 ? `Set, ends in ····${last4}` : 'Set'
}
