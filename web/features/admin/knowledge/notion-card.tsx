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
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './knowledge.module.css'
import { KNOWLEDGE } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** Imports a Notion page with its children; a second sync updates the same entries. */
export function NotionCard() {
  const { isAdmin } = useSession()
  const { status, sync, pageId, problem, type, submit } = useNotionSync()
  const last = status.data?.last
  const isConnected = status.data?.configured !== false
  return (
    <Panel title={t('notion.title')} description={t('notion.description')}>
      <form onSubmit={submit} noValidate className={classes.stack}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            className={classes.grow}
            classNames={{ input: classes.mono }}
            label={t('notion.page')}
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
            disabled={!isConnected || !isAdmin || sync.isPending || status.data?.running === true}
          >
            {t(sync.isPending || status.data?.running ? 'notion.syncing' : 'notion.sync')}
          </Button>
        </Group>
        {problem && <StateLine state="failed" text={problem} />}
        {sync.error && !problem && (
          <StateLine state="failed" text={errorText(sync.error, t('notion.failed'))} />
        )}
        {sync.data && <p className={classes.note}>{outcome(sync.data)}</p>}
        {last && (
          <p className={classes.note}>
            {t('notion.last', { title: last.title })} <time dateTime={last.at}>{formatAgo(last.at)}</time>
          </p>
        )}
        {!isConnected && <StateLine state="info" text={t('notion.off')} />}
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
      toast({ title: t('toast.success'), text: t('notion.synced', { title }), tone: 'ok' }),
    onError: (error) =>
      toast({ title: t('notion.failedTitle'), text: errorText(error, t('notion.failed')), tone: 'error' }),
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
      toast({ title: t('notion.required'), text: t('notion.enter'), tone: 'error' })
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
  return t('notion.outcome', { pages, created, updated, unchanged, removed, kept })
}
