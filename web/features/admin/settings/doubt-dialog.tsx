import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Saving } from './use-saving.ts'

/** Asks before settings are saved that the provider refused when they were tried. Keeping the present ones is first. */
export function DoubtDialog({ saving }: { saving: Saving }) {
  const { doubt, giveUp, insist } = saving
  return (
    <Modal opened={doubt !== null} onClose={giveUp} title="The provider did not answer with these settings">
      <Stack gap="md">
        <Text>{doubt}</Text>
        <Text>If you save them, founders may get an error in place of a reply.</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="subtle" color="gray" onClick={insist}>
            Save anyway
          </Button>
          <Button variant="filled" onClick={giveUp} data-autofocus>
            Keep the present settings
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
