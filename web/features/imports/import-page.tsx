import { Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Dashboard } from '#shared/dashboard.ts'
import type { VentureImport } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { EVIDENCE_KEY, evidenceQuery } from '#web/lib/evidence-query.ts'
import type { Imported } from '#web/lib/imported.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { importsKey } from '#web/lib/undo-import.tsx'
import { VentureMenu } from '#web/lib/venture-menu.tsx'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AboutCard } from './about-card.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { EarlierCard } from './earlier-card.tsx'
import classes from './import-page.module.css'
import { RowsCard } from './rows-card.tsx'
import { StartCard } from './start-card.tsx'
import { type ImportWork, useImport } from './use-import.ts'

const t = textsOf('imports')

/** Brings evidence in from a file or pasted cells: everything is shown, and what is ticked is added. */
export function ImportPage({ header }: { header: ReactNode }) {
  const roadmap = useQuery(roadmapQuery)
  return (
    <div className={classes.page}>
      {header}
      <main id="main" tabIndex={-1} className={classes.main}>
        <Link to={ROUTES.evidence} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
          {t('head.back')}
        </Link>
        {roadmap.data ? (
          <Work key={roadmap.data.venture.id} roadmap={roadmap.data} />
        ) : roadmap.error ? (
          <StateLine
            state="failed"
            text={errorText(roadmap.error, t('page.failed'))}
            action={{ label: t('page.retry'), onClick: () => void roadmap.refetch() }}
          />
        ) : (
          <Skeleton height={320} role="status" aria-label={t('page.loading')} />
        )}
      </main>
    </div>
  )
}

/** The import into the venture that is worked on; another one begins anew. */
function Work({ roadmap }: { roadmap: Dashboard }) {
  const ventureId = roadmap.venture.id
  const navigate = useNavigate()
  const left = leftIn(useLocation().state)
  const work = useImport(ventureId)
  const { found, stored } = work
  const evidence = useQuery({ ...evidenceQuery(ventureId), staleTime: 0 })
  const records = evidence.data?.records ?? []
  const isMentor = evidence.data?.venture.role === 'mentor'
  return (
    <>
      <Head
        found={found}
        roadmap={roadmap}
        onOther={work.leave}
        // What was read belongs to the venture that it was read for.
        onOpened={() =>
          void navigate(ROUTES.importEvidence, { replace: true, state: found && { left: found.name } })
        }
      />
      {left && !found && (
        <StateLine
          state="info"
          text={t('page.readAgain', { file: left, name: ventureName(roadmap.venture) })}
        />
      )}
      {isMentor && <StateLine state="info" text={t('page.mentor')} />}
      {stored.error && (
        <StateLine
          state="failed"
          text={isGone(stored.error) ? t('page.gone') : errorText(stored.error, t('start.failed'))}
          action={
            isGone(stored.error)
              ? { label: t('head.other'), onClick: work.leave }
              : { label: t('page.retry'), onClick: () => void stored.refetch(), disabled: stored.isFetching }
          }
        />
      )}
      {evidence.error && (
        <StateLine
          state="failed"
          text={errorText(evidence.error, t('page.failed'))}
          action={{ label: t('page.retry'), onClick: () => void evidence.refetch() }}
        />
      )}
      {stored.isLoading && <Skeleton height={320} role="status" aria-label={t('page.loading')} />}
      {found && <Preview work={work} found={found} records={records} ventureId={ventureId} />}
      {!found && !stored.isLoading && !isMentor && !stored.error && <StartCard reading={work.reading} />}
      {!isMentor && <EarlierCard ventureId={ventureId} />}
    </>
  )
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found'

interface HeadProps {
  readonly found: VentureImport | undefined
  readonly roadmap: Dashboard
  readonly onOther: () => void
  readonly onOpened: () => void
}

function Head({ found, roadmap, onOther, onOpened }: HeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = found?.id
  // The button that had the focus is gone once something was read.
  useEffect(() => {
    if (id && document.activeElement === document.body) title.current?.focus()
  }, [id])
  return (
    <div className={classes.head}>
      <div>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          {t(`head.${found?.kind ?? 'start'}`)}
        </h1>
        <p className={classes.subtitle}>{subtitleOf(found)}</p>
      </div>
      <div className={classes.acts}>
        <VentureMenu roadmap={roadmap} onOpened={onOpened} />
        {found && <Button onClick={onOther}>{t('head.other')}</Button>}
      </div>
    </div>
  )
}

/** The file that was read for the venture worked on before; empty where there was none. */
function leftIn(state: unknown): string {
  const { left } = (state ?? {}) as { left?: unknown }
  return typeof left === 'string' ? left : ''
}

function subtitleOf(found: VentureImport | undefined): ReactNode {
  if (!found) return t('head.intro')
  const { name: file, sheet, rows, kind } = found
  const b = (words: ReactNode) => <b>{words}</b>
  const count = rows.length
  if (kind !== 'table') return t.rich('head.text', { b, file, count })
  return t.rich('head.sheet', { b, file, sheet: sheet ?? 'none', count })
}

interface PreviewProps {
  readonly work: ImportWork
  readonly found: VentureImport
  readonly records: readonly EvidenceRow[]
  readonly ventureId: string
}

function Preview({ work, found, records, ventureId }: PreviewProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { chosen, changing, taking } = work
  const take = () =>
    taking.mutate(
      chosen.map(({ row }) => row),
      {
        onSuccess: ({ taken, counters }) => {
          for (const queryKey of [importsKey(ventureId), EVIDENCE_KEY, roadmapQuery.queryKey])
            void client.invalidateQueries({ queryKey })
          const types = new Set(chosen.map(({ record }) => record?.type))
          const imported: Imported = {
            ventureId,
            importId: found.id,
            file: found.name,
            count: taken,
            type: found.kind === 'table' && types.size === 1 ? found.type : null,
            total: counters[found.type],
          }
          void navigate(ROUTES.evidence, { state: { imported } })
        },
      },
    )
  return (
    <>
      {found.kind === 'table' && <ColumnsCard found={found} changing={changing} />}
      {found.about && hasTalks(found) && <AboutCard key={found.id} about={found.about} changing={changing} />}
      {found.rows.length > 0 ? (
        <RowsCard work={work} found={found} records={records} onTake={take} onCancel={work.leave} />
      ) : (
        <StateLine state="info" text={t('rows.nothing')} />
      )}
    </>
  )
}

/** Whether notes hold an interview that a conversation's date and organisation can complete. */
const hasTalks = ({ rows }: VentureImport) => rows.some(({ record }) => record?.type === 'interview')
