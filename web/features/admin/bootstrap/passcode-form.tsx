import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { loadRole } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { clearToasts, toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './bootstrap-page.module.css'

const t = textsOf('adminOverview')

/** How long the success is shown before the admin area opens (product.md section 2). */
const REDIRECT_MS = 1500

/** Asks for the passcode, and leads to the overview when it was the right one. */
export function PasscodeForm() {
  const navigate = useNavigate()
  const form = useForm({ initialValues: { passcode: '' } })
  const create = useMutation({
    mutationFn: (passcode: string) => call(bootstrapApi.create, { passcode }),
    onMutate: clearToasts,
    onSuccess: () => {
      toast({ title: t('bootstrap.success'), text: t('bootstrap.redirecting'), tone: 'ok' })
      // The admin area sends away who is not known to be an admin yet, so it opens after this.
      return loadRole()
    },
    onError: (error) => toast({ title: t('bootstrap.failed'), text: failureText(error), tone: 'error' }),
  })
  useEffect(() => {
    if (!create.isSuccess) return
    const timer = setTimeout(() => void navigate(ROUTES.admin), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [create.isSuccess, navigate])
  const onSubmit = form.onSubmit(({ passcode }) => {
    if (passcode.trim()) return create.mutate(passcode.trim())
    const text = t('bootstrap.enter')
    form.setFieldError('passcode', text)
    form.getInputNode('passcode')?.focus()
    clearToasts()
    toast({ title: t('bootstrap.required'), text, tone: 'error' })
  })
  return (
    <>
      <p className={classes.lead}>{t('bootstrap.lead')}</p>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <PasswordField
          label={t('bootstrap.passcode')}
          name="passcode"
          autoComplete="off"
          disabled={create.isSuccess}
          {...form.getInputProps('passcode')}
        />
        {create.isError && <StateLine state="failed" text={failureText(create.error)} />}
        {create.isSuccess && <StateLine state="info" text={t('bootstrap.redirecting')} />}
        <Button type="submit" variant="filled" loading={create.isPending} disabled={create.isSuccess}>
          {t('bootstrap.submit')}
        </Button>
      </form>
    </>
  )
}

const failureText = (error: unknown) => errorText(error, t('bootstrap.refused'))
