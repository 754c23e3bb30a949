import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Skeleton, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SavedSite, type SiteState } from '#shared/admin/site.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { DayInput } from '../shared/day-input.tsx'
import { LeaveGuard } from '../shared/leave-guard.tsx'
import { currentOf } from '../shared/saved-by.ts'
import { InLanguages } from './in-languages.tsx'
import { Partners } from './partners.tsx'
import classes from './site.module.css'
import { SiteConflict } from './site-conflict.tsx'
import { fromForm, type SiteForm, toForm } from './site-form.ts'
import { SiteVersions } from './site-versions.tsx'
import { seeStored, useSaveSite, useSite } from './use-site.ts'

const t = textsOf('adminSite')

/** Edits the name of the installation, its legal texts, its partners and its announcement. */
export function SitePage() {
  const { data, error, refetch } = useSite()
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  if (data) return <Workplace state={data} />
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {error ? (
        <StateLine
          state="failed"
          text={t('failed')}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      ) : (
        <Skeleton height={600} radius="md" />
      )}
    </div>
  )
}

/** The form, and the state it goes on from: nothing that is read meanwhile takes away what was typed. */
function useForm(state: SiteState) {
  const [base, setBase] = useState(state)
  const [form, setForm] = useState(() => toForm(state.site))
  const changed = JSON.stringify(form) !== JSON.stringify(toForm(base.site))
  const adopt = (next: SiteState) => {
    setBase(next)
    setForm(toForm(next.site))
  }
  if (!changed && base !== state) adopt(state)
  return { base, setBase, form, setForm, changed, adopt }
}

function Workplace({ state }: { state: SiteState }) {
  const { isAdmin } = useSession()
  const { base, setBase, form, setForm, changed, adopt } = useForm(state)
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const save = useSaveSite()
  const change = (part: Partial<SiteForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const store = (expectedUpdatedAt: string | null) => {
    const read = fromForm(form)
    if ('problem' in read) return setProblem(read.problem)
    save.mutate({ site: read.site, expectedUpdatedAt }, { onSuccess: adopt })
  }
  const { error } = save
  const stored = SavedSite.safeParse(currentOf(error)).data ?? null
  const failure = problem ?? (error && !stored ? errorText(error, t('notSaved')) : null)
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        {isAdmin && state.siteUpdatedAt && (
          <Button variant="subtle" color="gray" onClick={() => setLeaving(true)}>
            {t('toFile.open')}
          </Button>
        )}
        <Button
          variant="filled"
          disabled={!isAdmin || !changed}
          loading={save.isPending}
          onClick={() => store(base.siteUpdatedAt)}
          data-primary
        >
          {t('save')}
        </Button>
      </PageHeading>
      <p className={classes.source}>
        {state.siteUpdatedAt ? t('savedAt', { at: formatMoment(state.siteUpdatedAt) }) : t('asInFile')}
      </p>
      {failure && <StateLine state="failed" text={failure} />}
      <fieldset className={classes.fields} disabled={!isAdmin} aria-label={t('title')}>
        <Fields form={form} change={change} />
      </fieldset>
      <SiteVersions state={state} unsaved={changed} />
      <ToFile
        opened={leaving}
        onClose={() => setLeaving(false)}
        save={save}
        from={base}
        onSaved={(saved) => {
          adopt(saved)
          setLeaving(false)
        }}
      />
      <SiteConflict
        stored={leaving ? null : stored}
        mine={form}
        pending={save.isPending}
        onBack={() => {
          if (stored) {
            setBase(stored)
            seeStored(stored)
          }
          save.reset()
        }}
        onTakeStored={(saved) => {
          adopt(saved)
          seeStored(saved)
          save.reset()
        }}
        onSaveMine={({ siteUpdatedAt }) => store(siteUpdatedAt)}
      />
      <LeaveGuard unsaved={changed} />
    </div>
  )
}

type ToFileProps = {
  opened: boolean
  onClose: () => void
  save: ReturnType<typeof useSaveSite>
  from: SiteState
  onSaved: (state: SiteState) => void
}

/** Asks before everything saved here is given up for what the file says. */
function ToFile({ opened, onClose, save, from, onSaved }: ToFileProps) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('toFile.title')}
      cancel={t('cancel')}
      confirm={{ label: t('toFile.confirm'), pendingLabel: t('toFile.pending') }}
      pending={save.isPending}
      failure={opened && save.error ? errorText(save.error, t('notSaved')) : null}
      onConfirm={() =>
        save.mutate({ site: null, expectedUpdatedAt: from.siteUpdatedAt }, { onSuccess: onSaved })
      }
    >
      {t('toFile.text')}
    </ConfirmDialog>
  )
}

type FieldsProps = { form: SiteForm; change: (part: Partial<SiteForm>) => void }

function Fields({ form, change }: FieldsProps) {
  const text = (
    name:
      | 'name'
      | 'feedbackEmail'
      | 'controllerName'
      | 'controllerEmail'
      | 'controllerRegister'
      | 'legalDate',
  ) => ({
    label: t(`field.${name}`),
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <Panel title={t('part.name')}>
        <div className={classes.column}>
          <TextInput {...text('name')} />
          <InLanguages
            label={t('field.tagline')}
            value={form.tagline}
            onChange={(tagline) => change({ tagline })}
          />
          <TextInput {...text('feedbackEmail')} type="email" />
        </div>
      </Panel>
      <Panel title={t('part.banners')}>
        <div className={classes.column}>
          <Switch
            label={t('field.betaBanner')}
            checked={form.betaBanner}
            onChange={(event) => change({ betaBanner: event.currentTarget.checked })}
          />
          <InLanguages
            label={t('field.announcement')}
            description={t('field.announcementText')}
            value={form.announcement}
            onChange={(announcement) => change({ announcement })}
          />
        </div>
      </Panel>
      <Panel title={t('part.partners')} description={t('part.partnersText')}>
        <Partners partners={form.partners} onChange={(partners) => change({ partners })} />
      </Panel>
      <Panel title={t('part.legal')} description={t('part.legalText')}>
        <div className={classes.column}>
          <TextInput {...text('controllerName')} />
          <Textarea
            label={t('field.controllerAddress')}
            autosize
            minRows={3}
            value={form.controllerAddress}
            onChange={(event) => change({ controllerAddress: event.currentTarget.value })}
          />
          <TextInput {...text('controllerEmail')} type="email" />
          <TextInput {...text('controllerRegister')} />
          <DayInput {...text('legalDate')} />
          <InLanguages
            label={t('field.notice')}
            long
            value={form.notice}
            onChange={(notice) => change({ notice })}
          />
          <InLanguages
            label={t('field.privacy')}
            long
            value={form.privacy}
            onChange={(privacy) => change({ privacy })}
          />
        </div>
      </Panel>
    </>
  )
}
