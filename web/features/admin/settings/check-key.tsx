import { Button } from '@mantine/core'
import type { CheckInput, OfferedModel } from '#shared/admin/settings.ts'
import { errorText } from '#web/lib/api-error.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './settings.module.css'
import { useCheck } from './use-check.ts'

/** Most models shown of one provider; any other is entered by its id. */
const MOST = 40

type CheckKeyProps = { input: CheckInput; onPick: (model: string) => void }

/** Tries the key at hand and lists the provider's models, each to be chosen with one click. */
export function CheckKey({ input, onPick }: CheckKeyProps) {
  const check = useCheck()
  const { data, error } = check
  return (
    <div className={classes.key}>
      <Button
        variant="default"
        size="compact-md"
        onClick={() => check.mutate(input)}
        disabled={check.isPending}
      >
        {check.isPending ? 'Checking...' : 'Check the key'}
      </Button>
      <div role="status">
        {error && <StateLine state="failed" text={errorText(error, 'The server cannot be reached.')} />}
        {data && !data.ok && <StateLine state="failed" text={data.error ?? 'The provider refused it.'} />}
        {data?.ok && (
          <StateLine state="info" text={`It works. The provider has ${countOf(data.models.length)}.`} />
        )}
      </div>
      {data && data.models.length > 0 && (
        <ul className={classes.offers} aria-label="Models of the provider">
          {data.models.slice(0, MOST).map((model) => (
            <li key={model.id}>
              <Button variant="subtle" size="compact-sm" onClick={() => onPick(model.id)}>
                {nameOf(model)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const countOf = (models: number) => (models === 1 ? '1 model' : `${models} models`)
const nameOf = ({ id, lastDay }: OfferedModel) => (lastDay ? `${id} (until ${lastDay})` : id)
