import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardApi, type ShareLink } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './take-along.module.css'

const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

/** A read-only link for a mentor or an investor: off until made, ended at any time. */
export function ShareDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { own } = useRoadmap()
  const client = useQueryClient()
  const [days, setDays] = useState('30')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const link = own?.dashboard.share ?? null
  const settle = async (act: () => Promise<ShareLink | null>) => {
    setBusy(true)
    setFailure('')
    try {
      const share = await act()
      client.setQueryData(roadmapQuery.queryKey, (known) => known && { ...known, share })
    } catch (error) {
      setFailure(
        errorText(error, 'The server cannot be reached. Nothing was changed; try again in a moment.'),
      )
    } finally {
      setBusy(false)
    }
  }
  const make = () => settle(() => call(dashboardApi.share, { days: Number(days) }))
  const end = () =>
    settle(async () => {
      await call(dashboardApi.unshare, {})
      return null
    })
  return (
    <Modal opened={opened} onClose={onClose} title="Share your roadmap" size="30rem">
      <p className={classes.text}>
        {link
          ? `Whoever has this link can read your roadmap until ${formatDate(link.expires_at)}. It shows counted evidence with its sentences, and what you wrote about idea, customer and buyer; never your chats, your name or your e-mail.`
          : 'Your roadmap is private. A link lets a mentor or an investor read it, and nothing else: no chats, no name, no e-mail, no changes.'}
      </p>
      {link ? (
        <LinkRow url={link.url} />
      ) : (
        <NativeSelect
          label="The link ends after"
          data={DAYS}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      )}
      {failure && <StateLine state="failed" text={failure} />}
      <div className={classes.actions}>
        {link ? (
          <Button color="danger" variant="outline" loading={busy} onClick={() => void end()}>
            End the link
          </Button>
        ) : (
          <Button variant="filled" loading={busy} onClick={() => void make()}>
            Create the link
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  )
}

function LinkRow({ url }: { url: string }) {
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <div className={classes.linkRow}>
      <TextInput
        className={classes.link}
        label="Link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="md" fz="sm" onClick={() => clipboard.copy(url)}>
        {clipboard.copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  )
}
