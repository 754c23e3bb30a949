import { Loader } from '@mantine/core'
import type { CheckedProvider } from '#shared/admin/check-model.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import classes from './check-result.module.css'
import type { useCheck } from './use-check.ts'

const t = textsOf('adminSettings')

type CheckResultProps = {
  check: Pick<ReturnType<typeof useCheck>, 'data' | 'error' | 'isPending'>
  /** Whether a key is tried, and not only a place that asks for none. */
  isKey: boolean
  /** What to call the provider while it is asked. */
  name: string
  /** What was tried is not saved. */
  unsaved: boolean
}

/** What a check found, said as it comes. */
export function CheckResult({ check, isKey, name, unsaved }: CheckResultProps) {
  return (
    <div role="status" className={classes.root}>
      {check.isPending && (
        <p className={classes.line}>
          <Loader size={16} className={classes.icon} aria-hidden="true" />
          <span>{isKey ? t('key.checkingWith', { name }) : t('key.checkingPlace', { name })}</span>
        </p>
      )}
      {check.error && <Failed first={errorText(check.error, t('key.unreachable'))} />}
      {check.data &&
        (check.data.ok ? (
          <Works checked={check.data} isKey={isKey} unsaved={unsaved} />
        ) : (
          <Refused checked={check.data} />
        ))}
    </div>
  )
}

type WorksProps = Pick<CheckResultProps, 'isKey' | 'unsaved'> & { checked: CheckedProvider }

function Works({ checked: { name, models }, isKey, unsaved }: WorksProps) {
  const able = models.filter(({ answers }) => answers).length
  return (
    <p className={classes.line} data-tone="ok">
      <IconCircleCheck className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{isKey ? t('key.works') : t('key.answers', { name })}</strong>{' '}
        {t('key.offers', { name, count: models.length, able })} {unsaved && t('key.notSaved')}
      </span>
    </p>
  )
}

function Refused({ checked: { about, name, address, error = '' } }: { checked: CheckedProvider }) {
  if (about === 'address') {
    return <Failed first={t('key.silent', { address })} next={t('key.silentNext')} />
  }
  return (
    <Failed first={about === 'key' ? t('key.refused', { name }) : t('key.failed', { name })} said={error} />
  )
}

function Failed({ first, next, said }: { first: string; next?: string; said?: string }) {
  return (
    <p className={classes.line} data-tone="failed">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{first}</strong> {next}
        {said && <span className={classes.said}>{t('key.quote', { said })}</span>}
      </span>
    </p>
  )
}
