import { Button, Group, Modal, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import type { ConversationListItem } from '#shared/conversations.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useDelete } from './use-delete.ts'

const t = textsOf('keeping')

type DeleteDialogProps = {
  conversation: ConversationListItem
  onClose: () => void
  /** After the row is gone, with the dialog closed. */
  onDeleted: () => void
}

/** Asks before a conversation is deleted, and says what stays. */
export function DeleteDialog({ conversation, onClose, onDeleted }: DeleteDialogProps) {
  const [opened, setOpened] = useState(true)
  const remove = useDelete()
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  const close = () => setOpened(false)
  return (
    <Modal
      opened={opened && mounted}
      onClose={close}
      title={t('delete.title')}
      withCloseButton={false}
      transitionProps={{
        onExited() {
          onClose()
          if (remove.isSuccess) onDeleted()
        },
      }}
    >
      <Text c="var(--bh-ink-2)">{t('delete.text')}</Text>
      <Text c="var(--bh-ink-2)" mt="xs">
        {t('delete.roadmap')}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button onClick={close} data-autofocus>
          {t('delete.cancel')}
        </Button>
        <Button
          variant="filled"
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate(conversation.id, { onSettled: close })}
        >
          {t('delete.act')}
        </Button>
      </Group>
    </Modal>
  )
}
