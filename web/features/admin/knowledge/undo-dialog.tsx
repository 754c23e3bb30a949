import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './history.module.css'
import type { Undo } from './use-undo.ts'

const t = textsOf('adminKnowledge')

/** Names the entries that were changed after what is to be undone, and asks what becomes of them. */
export function UndoDialog({ undo }: { undo: Undo }) {
  const { asked, pending, failure } = undo
  return (
    <Modal opened={asked !== null} onClose={undo.close} title={t('batches.askTitle')}>
      {asked && (
        <Stack gap="md">
          <div>
            <Text>{t('batches.ask', { n: asked.changed.count })}</Text>
            <ul className={classes.names}>
              {asked.changed.entries.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
              {asked.changed.count > asked.changed.entries.length && (
                <li>{t('batches.more', { n: asked.changed.count - asked.changed.entries.length })}</li>
              )}
            </ul>
          </div>
          {failure && <StateLine state="failed" text={failure} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="subtle" color="gray" onClick={undo.close} disabled={pending}>
              {t('batches.cancel')}
            </Button>
            <Button onClick={() => undo.decide('undo')} disabled={pending}>
              {t('batches.all')}
            </Button>
            <Button variant="filled" onClick={() => undo.decide('keep')} disabled={pending} data-autofocus>
              {t('batches.keep')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
