import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Kbd, Modal, Switch, UnstyledButton } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import classes from './review.module.css'
import type { SingleKeys } from './use-review-keys.ts'

const t = textsOf('adminReview')

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['E', 'entry'],
  ['R', 'rule'],
  ['C', 'case'],
  ['X', 'dismiss'],
  ['O', 'open'],
  ['Z', 'undo'],
  ['?', 'help'],
] as const

type KeysHintProps = { keys: SingleKeys; opened: boolean; onOpened: (opened: boolean) => void }

/** The two keys that move in the list, which open the list of all of them. */
export function KeysHint({ keys, opened, onOpened }: KeysHintProps) {
  return (
    <>
      <UnstyledButton className={classes.hint} onClick={() => onOpened(true)}>
        {keys.on && (
          <>
            <Kbd aria-hidden="true">J</Kbd> <Kbd aria-hidden="true">K</Kbd>{' '}
          </>
        )}
        {keys.on ? t('keys.hint') : t('keys.title')}
      </UnstyledButton>
      <Modal opened={opened} onClose={() => onOpened(false)} title={t('keys.title')}>
        <dl className={classes.keys}>
          {KEYS.map(([key, act]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{t(`keys.${act}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('keys.on')}
          checked={keys.on}
          onChange={(event) => keys.set(event.currentTarget.checked)}
        />
      </Modal>
    </>
  )
}
