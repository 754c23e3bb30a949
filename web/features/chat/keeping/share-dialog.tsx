import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Modal, NativeSelect } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { ConversationListItem } from '#shared/conversations.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { LinkItem } from './link-item.tsx'
import classes from './share-dialog.module.css'
import { useLinks } from './use-links.ts'

const t = textsOf('keeping')
const tc = textsOf('chat')

/** How long a link can last, in days. */
const DAYS = [7, 30, 90]

type ShareDialogProps = { conversation: ConversationListItem; onClose: () => void }

/** Makes read-only links to a conversation, and turns them off. */
export function ShareDialog({ conversation, onClose }: ShareDialogProps) {
  const [opened, setOpened] = useState(true)
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  const body = useRef<HTMLDivElement>(null)
  const { links, create, revoke } = useLinks(conversation.id)
  const failure = create.error ?? revoke.error
  const known = links.data ?? []
  const stop = async (id: string) => {
    create.reset()
    await revoke.mutateAsync(id).catch(() => {})
    // The button that was pressed is gone.
    body.current?.querySelector('button')?.focus()
  }
  return (
    <Modal
      opened={opened && mounted}
      onClose={() => setOpened(false)}
      title={t('share.title')}
      size="32rem"
      transitionProps={{ onExited: onClose }}
    >
      <div ref={body} className={classes.body}>
        <p className={classes.text}>{t('share.text')}</p>
        {known.length > 0 && (
          <ul className={classes.links} aria-label={t('share.links')}>
            {known.map((link) => (
              <LinkItem
                key={link.id}
                link={link}
                fresh={link.id === create.data?.id}
                stopping={revoke.isPending && revoke.variables === link.id}
                onStop={() => void stop(link.id)}
              />
            ))}
          </ul>
        )}
        {links.isError && (
          <StateLine
            state="failed"
            text={t('share.notLoaded')}
            action={{ label: tc('messages.retry'), onClick: () => void links.refetch() }}
          />
        )}
        <NewLink
          another={known.length > 0}
          pending={create.isPending}
          onCreate={(asked) => {
            revoke.reset()
            create.mutate(asked)
          }}
        />
        {failure && <StateLine state="failed" text={errorText(failure, t('share.failed'))} />}
        <p role="status" className={classes.status}>
          {revoke.isSuccess && t('share.stopped')}
        </p>
      </div>
    </Modal>
  )
}

type NewLinkProps = {
  /** There is one already. */
  another: boolean
  pending: boolean
  onCreate: (asked: { days: number; named: boolean }) => void
}

/** How long the next link lasts, and whether it says who shares it. */
function NewLink({ another, pending, onCreate }: NewLinkProps) {
  const { user } = useSession()
  const [days, setDays] = useState('30')
  const [named, setNamed] = useState(false)
  const name = user?.fullName.trim()
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t('share.ends')}
        data={DAYS.map((each) => ({ value: String(each), label: t('share.days', { days: each }) }))}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      {name && (
        <Checkbox
          label={t('share.named')}
          description={t('share.namedText', { name })}
          checked={named}
          onChange={(event) => setNamed(event.currentTarget.checked)}
        />
      )}
      <Button
        className={classes.create}
        variant={another ? 'default' : 'filled'}
        loading={pending}
        onClick={() => onCreate({ days: Number(days), named })}
      >
        {t(another ? 'share.another' : 'share.create')}
      </Button>
    </div>
  )
}
