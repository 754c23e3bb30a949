import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  DEFAULT_NOTION_PAGE_ID,
  NotionPageId,
  type NotionSyncResult,
  notionApi,
} from '#shared/admin/notion.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAgo } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './knowledge.module.css'
import { KNOWLEDGE } from './use-knowledge.ts'

/** Imports a Notion page with its children; a second sync updates the same entries. */
export function NotionCard() {
  const { status, sync, pageId, problem, type, submit } = useNotionSync()
  const last = status.data?.last
  return (
    <Panel
      title="Sync from Notion"
      description="Imports the page and its child pages. Syncing again updates them."
    >
      <form onSubmit={submit} noValidate className={classes.stack}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            className={classes.grow}
            classNames={{ input: classes.mono }}
            label="Page ID"
            name="pageId"
            size="sm"
            autoComplete="off"
            spellCheck={false}
            value={pageId}
            onChange={(event) => type(event.currentTarget.value)}
            aria-invalid={problem !== null}
            error={problem !== null}
          />
          <Button
            type="submit"
            leftSection={<IconRefresh size={18} aria-hidden="true" />}
            disabled={sync.isPending || status.data?.running === true}
          >
            {sync.isPending || status.data?.running ? 'Syncing...' : 'Sync'}
          </Button>
        </Group>
        {problem && <StateLine state="failed" text={problem} />}
        {sync.error && !problem && (
          <StateLine state="failed" text={errorText(sync.error, 'Failed to sync Notion content')} />
        )}
        {sync.data && <p className={classes.note}>{outcome(sync.data)}</p>}
        {last && (
          <p className={classes.note}>
            Last synced: {last.title} - <time dateTime={last.at}>{formatAgo(last.at)}</time>
          </p>
        )}
        {status.data?.configured === false && (
          <p className={classes.note}>The server has no Notion token yet. An operator sets NOTION_TOKEN.</p>
        )}
      </form>
    </Panel>
  )
}

/** The page that is synced, and the sync under way. */
function useNotionSync() {
  const client = useQueryClient()
  const status = useQuery({
    queryKey: ['admin', 'notion'],
    queryFn: ({ signal }) => call(notionApi.status, {}, { signal }),
    // A sync that another admin began ends without telling this page.
    refetchInterval: ({ state }) => (state.data?.running ? 3000 : false),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const pageId = typed ?? status.data?.pageId ?? (status.isPending ? '' : DEFAULT_NOTION_PAGE_ID)
  const sync = useMutation({
    mutationFn: (id: string) => call(notionApi.sync, { pageId: id }),
    onSuccess: ({ title }) =>
      toast({ title: 'Success', text: `Successfully synced "${title}" to knowledge base`, tone: 'ok' }),
    onError: (error) =>
      toast({ title: 'Sync failed', text: errorText(error, 'Failed to sync Notion content'), tone: 'error' }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['admin', 'notion'] }),
        client.invalidateQueries({ queryKey: KNOWLEDGE }),
      ]),
  })
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sync.isPending) return
    const checked = NotionPageId.safeParse(pageId)
    setProblem(checked.error?.issues[0]?.message ?? null)
    if (checked.success) sync.mutate(checked.data)
    else if (pageId.trim() === '') {
      toast({ title: 'Page ID required', text: 'Please enter a Notion page ID', tone: 'error' })
    }
  }
  const type = (id: string) => {
    setTyped(id)
    setProblem(null)
  }
  return { status, sync, pageId, problem, type, submit }
}

/** What the sync just made did. */
function outcome({ pages, created, updated, removed, unchanged, kept }: NotionSyncResult): string {
  const read = pages === 1 ? '1 page read' : `${pages} pages read`
  const left = kept > 0 ? `, ${kept} left as edited here` : ''
  return `${read}: ${created} new, ${updated} updated, ${unchanged} unchanged, ${removed} removed${left}.`
}
