import { Button, TextInput } from '@mantine/core'
import { MasterPrompt, ModelConfig } from '#shared/admin/setting-fields.ts'
import { NOTE_MAX_LENGTH } from '#shared/admin/versions.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './settings.module.css'
import type { EditsState } from './use-edits.ts'
import type { Saving } from './use-saving.ts'
import { labelOf } from './values.ts'

const t = textsOf('adminSettings')

/** The page's head: what is not saved, and saving it; and, in sight wherever one scrolls, what of it failed. */
export function SaveBar({ edits, saving }: { edits: EditsState; saving: Saving }) {
  const { changed, values, discard } = edits
  const { isAdmin } = useSession()
  const unsaved = [...changed, ...(saving.apiKey ? (['openai_api_key'] as const) : [])]
  const invalid =
    !MasterPrompt.safeParse(values.master_prompt).success ||
    !ModelConfig.safeParse(values.model_config).success
  return (
    <div className={classes.top}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        {unsaved.length > 0 && (
          <>
            <span className={classes.quiet}>{t('unsaved', { names: unsaved.map(labelOf).join(', ') })}</span>
            <TextInput
              size="sm"
              className={classes.note}
              aria-label={t('note')}
              placeholder={t('note')}
              maxLength={NOTE_MAX_LENGTH}
              value={saving.note}
              onChange={(event) => saving.setNote(event.currentTarget.value)}
            />
          </>
        )}
        {changed.length > 0 && (
          <Button variant="subtle" color="gray" onClick={discard} disabled={saving.pending}>
            {t('discard')}
          </Button>
        )}
        <Button
          variant="filled"
          className={classes.fixed}
          onClick={() => void saving.saveAll()}
          disabled={saving.pending || invalid || !isAdmin}
          data-primary
        >
          {saving.pending ? t('saving') : t('save')}
        </Button>
      </PageHeading>
      {saving.failed.length > 0 && (
        <div className={classes.lines}>
          {saving.failed.map(({ key, reason }) => (
            <StateLine key={key} state="failed" text={t('notSaved', { name: labelOf(key), reason })} />
          ))}
        </div>
      )}
    </div>
  )
}
