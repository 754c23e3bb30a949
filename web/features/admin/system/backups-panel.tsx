import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { type Backups, systemApi } from '#shared/admin/system.ts'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { formatBytes } from './bytes.ts'
import classes from './system.module.css'
import { useBackUp } from './use-system.ts'

const t = textsOf('adminSystem')

/** As many are listed at first. */
const SHOWN = 5

type BackupsPanelProps = {
  backups: Backups
  /** Whether operators may read conversations, which every backup holds. */
  conversations: boolean
}

/** The backups in the server's folder: one more, and each to take away. */
export function BackupsPanel({ backups, conversations }: BackupsPanelProps) {
  const { files, folder, running, failed, lastAt } = backups
  const { isAdmin } = useSession()
  const backUp = useBackUp()
  const [whole, setWhole] = useState(false)
  const busy = running || backUp.isPending
  const failure = backUp.isError ? errorText(backUp.error, t('backups.notBegun')) : failed
  return (
    <Panel
      title={t('backups.title')}
      description={lastAt ? t('backups.last', { at: formatMoment(lastAt) }) : t('backups.none')}
      aside={
        isAdmin && (
          <Button variant="filled" onClick={() => backUp.mutate()} disabled={busy}>
            {busy ? t('backups.busy') : t('backups.make')}
          </Button>
        )
      }
    >
      <p className={classes.status} role="status">
        {busy && t('backups.running')}
      </p>
      {failure && !busy && <StateLine state="failed" text={t('backups.failed', { failure })} />}
      {files.length > 0 && (
        <ul className={classes.files}>
          {(whole ? files : files.slice(0, SHOWN)).map((file) => (
            <File key={file.name} file={file} canTake={isAdmin && conversations} />
          ))}
        </ul>
      )}
      {files.length > SHOWN && !whole && (
        <UnstyledButton className={classes.more} onClick={() => setWhole(true)}>
          {t('backups.more', { count: files.length - SHOWN })}
        </UnstyledButton>
      )}
      <p className={classes.note}>
        {t.rich('backups.how', {
          folder,
          code: (words) => <code className={classes.code}>{words}</code>,
        })}
      </p>
      {!conversations && <p className={classes.note}>{t('backups.closed')}</p>}
    </Panel>
  )
}

function File({ file: { name, bytes, at }, canTake }: { file: Backups['files'][number]; canTake: boolean }) {
  const [state, setState] = useState<{ pending: boolean; failure?: string }>({ pending: false })
  const take = async () => {
    setState({ pending: true })
    try {
      await download(systemApi.download.path.replace(':name', name), name)
      setState({ pending: false })
    } catch (error) {
      setState({ pending: false, failure: errorText(error, t('backups.notTaken')) })
    }
  }
  return (
    <li className={classes.file}>
      <span className={classes.name}>{name}</span>
      <span className={classes.when}>
        {t('backups.facts', { at: formatMoment(at), size: formatBytes(bytes) })}
      </span>
      {canTake && (
        <Button
          variant="subtle"
          aria-label={t('backups.downloadThis', { name })}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void take()}
          disabled={state.pending}
        >
          {state.pending ? t('backups.downloading') : t('backups.download')}
        </Button>
      )}
      {state.failure && <StateLine state="failed" text={state.failure} />}
    </li>
  )
}
