import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { joinList } from '#shared/admin/knowledge.ts'
import type { KnowledgeVersion, VersionValues } from '#shared/admin/knowledge-history.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { diffWords } from '../shared/diff-words.ts'
import classes from './history.module.css'
import { causeOf, useEntryVersion, useRestoreVersion, whenOf } from './use-history.ts'

const t = textsOf('adminKnowledge')

type VersionComparisonProps = {
  version: KnowledgeVersion
  onBack: () => void
  onRestored: () => void
}

/** What a version says that the stored entry does not, and making the entry so again. */
export function VersionComparison({ version, onBack, onRestored }: VersionComparisonProps) {
  const { data, error, refetch } = useEntryVersion(version.id)
  const restore = useRestoreVersion()
  const { isAdmin } = useSession()
  const fields = data ? differences(data.values, data.stored) : []
  const conflict = restore.error instanceof ApiError && restore.error.code === 'conflict'
  return (
    <Stack gap="md">
      <div>
        <Button variant="subtle" color="gray" onClick={onBack} data-autofocus>
          {t('history.back')}
        </Button>
      </div>
      <p className={classes.name}>
        {causeOf(version)}, {whenOf(version)}
      </p>
      {error && (
        <StateLine
          state="failed"
          text={t('history.failed')}
          action={{ label: t('history.again'), onClick: () => refetch() }}
        />
      )}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <section className={classes.compared}>
          <h3 className={classes.label}>{t('history.change')}</h3>
          {data.stored === null && <p className={classes.note}>{t('history.gone')}</p>}
          {fields.map(({ label, before, after }) => (
            <div key={label} className={classes.compared}>
              <h4 className={classes.label}>{label}</h4>
              <DiffView
                before={before}
                after={after}
                label={t('history.diff', { field: label })}
                words={diffWords()}
              />
            </div>
          ))}
          {fields.length === 0 && <p className={classes.note}>{t('history.equal')}</p>}
        </section>
      )}
      {restore.error && (
        <StateLine
          state="failed"
          text={conflict ? t('history.conflict') : errorText(restore.error, t('history.unreachable'))}
        />
      )}
      {isAdmin && (
        <Group justify="flex-end">
          <Button
            variant="filled"
            disabled={!data || fields.length === 0}
            loading={restore.isPending}
            onClick={() =>
              data &&
              restore.mutate(
                { id: version.id, expected: data.updated_at },
                {
                  onSuccess: () => {
                    toast({ title: t('history.restored'), text: version.title, tone: 'ok' })
                    onRestored()
                  },
                },
              )
            }
          >
            {t('history.restore')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const FIELDS = ['title', 'category', 'content', 'keywords', 'relevance_tags'] as const

const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : joinList(value))
const countsOf = ({ translations, answers }: VersionValues) => t('history.texts', { translations, answers })

/** The fields in which a version differs from what is stored. */
function differences(version: VersionValues, stored: VersionValues | null) {
  const fields = FIELDS.map((name) => ({
    label: t(`field.${name}`),
    before: stored ? textOf(stored[name]) : '',
    after: textOf(version[name]),
  }))
  const texts = {
    label: t('history.textsLabel'),
    before: stored ? countsOf(stored) : '',
    after: countsOf(version),
  }
  return [...fields, texts].filter(({ before, after }) => before !== after)
}
