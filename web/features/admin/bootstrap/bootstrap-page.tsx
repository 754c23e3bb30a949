import { Anchor, Button, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { loadRole } from '#web/lib/session.ts'
import { clearToasts, toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './bootstrap-page.module.css'

/** How long the success is shown before the admin area opens (product.md section 2). */
const REDIRECT_MS = 1500

/** Makes the signed-in person the first admin, by the passcode from the server's log. */
export function BootstrapPage() {
  const navigate = useNavigate()
  const form = useForm({ initialValues: { passcode: '' } })
  const create = useMutation({
    mutationFn: (passcode: string) => call(bootstrapApi.create, { passcode }),
    onMutate: clearToasts,
    onSuccess: () => {
      toast({ title: 'Success!', text: 'You are now an admin. Redirecting...', tone: 'ok' })
      void loadRole()
    },
    onError: (error) => toast({ title: 'Bootstrap failed', text: failureText(error), tone: 'error' }),
  })
  useEffect(() => {
    if (!create.isSuccess) return
    const timer = setTimeout(() => void navigate(ROUTES.admin), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [create.isSuccess, navigate])
  const onSubmit = form.onSubmit(({ passcode }) => {
    if (passcode.trim()) return create.mutate(passcode.trim())
    const text = 'Please enter the bootstrap passcode.'
    form.setFieldError('passcode', text)
    form.getInputNode('passcode')?.focus()
    clearToasts()
    toast({ title: 'Passcode required', text, tone: 'error' })
  })
  return (
    <div className={classes.root}>
      <Title order={1}>Create the first admin</Title>
      <p className={classes.lead}>
        The server printed a passcode when it first started. Whoever enters it here runs the back-office; it
        works while there is no admin.
      </p>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <PasswordField
          label="Passcode"
          name="passcode"
          autoComplete="off"
          disabled={create.isSuccess}
          {...form.getInputProps('passcode')}
        />
        {create.isError && <StateLine state="failed" text={failureText(create.error)} />}
        {create.isSuccess && <StateLine state="info" text="You are now an admin. Redirecting..." />}
        <Button type="submit" variant="filled" loading={create.isPending} disabled={create.isSuccess}>
          Become admin
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.home} inherit>
          Back to chat
        </Anchor>
      </p>
    </div>
  )
}

function failureText(error: unknown): string {
  return errorText(error, 'Invalid passcode or admin already exists')
}
