import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ModelConfig } from '#shared/admin/setting-fields.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './settings.module.css'
import type { Saving } from './use-saving.ts'

const t = textsOf('adminSettings')

type DoubtDialogProps = {
  saving: Saving
  /** As they are to be saved: they say who answers meanwhile. */
  config: ModelConfig
}

/** Asks before settings are saved that the provider refused when they were tried. Keeping the present ones is first. */
export function DoubtDialog({ saving, config }: DoubtDialogProps) {
  const { doubt, giveUp, insist } = saving
  return (
    <Modal opened={doubt !== null} onClose={giveUp} title={doubt && titleOf(doubt)}>
      {doubt && (
        <Stack gap="md">
          <p className={classes.said}>{t('key.quote', { said: doubt.found.error ?? '' })}</p>
          <Text>
            {meanwhile(config)} {t('doubt.present')}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="subtle" color="gray" onClick={insist}>
              {t('doubt.anyway')}
            </Button>
            <Button variant="filled" onClick={giveUp} data-autofocus>
              {keepOf(doubt)}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

type Doubt = NonNullable<Saving['doubt']>

function titleOf({ found: { about, name, address }, model }: Doubt): string {
  if (about === 'model') return t('doubt.model', { name, model })
  if (about === 'address') return t('doubt.address', { address: address || name })
  return about === 'key' ? t('doubt.key', { name }) : t('doubt.other', { name })
}

function keepOf({ found: { about } }: Doubt): string {
  if (about === 'key') return t('doubt.keepKey')
  return about === 'model' ? t('doubt.keepModel') : t('doubt.keep')
}

/** Who answers founders as long as the model does not. */
function meanwhile({ on_model_failure: failing = 'error', second_model: model = '' }: ModelConfig): string {
  if (failing === 'second_model') return t('doubt.second', { model })
  return failing === 'guide' ? t('doubt.guide') : t('doubt.error')
}
