import { missingPlaceholders } from '#shared/admin/setting-fields.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './settings.module.css'
import type { EditsState } from './use-edits.ts'
import type { Saving } from './use-saving.ts'
import type { PageSettings } from './use-settings.ts'

const t = textsOf('adminSettings')

type PageLinesProps = {
  settings: PageSettings
  edits: EditsState
  saving: Saving
  /** Undefined once the settings are those that are stored. */
  onReload: (() => void) | undefined
}

/** What an operator should know of the settings before they touch them. */
export function PageLines({ settings, edits, saving, onReload }: PageLinesProps) {
  return (
    <div className={classes.lines}>
      {onReload && (
        <StateLine
          state="failed"
          text={t('defaults')}
          action={{ label: t('loadAgain'), onClick: onReload }}
        />
      )}
      {onReload && saving.isEmpty && <StateLine state="warning" text={t('nothingChanged')} />}
      {edits.restored && <StateLine state="info" text={t('restored')} />}
      {warningsBeside(settings, edits.values.master_prompt).map((warning) => (
        <StateLine key={warning} state="warning" text={warning} />
      ))}
    </div>
  )
}

/** The server's warnings, without what the page says itself: missing placeholders, and that the guide answers. */
function warningsBeside({ warnings, now }: PageSettings, prompt: string): string[] {
  const missing = missingPlaceholders(prompt)
  const beside = warnings.filter((warning) => !missing.some((placeholder) => warning.includes(placeholder)))
  return now?.state === 'guide' ? beside.filter((warning) => !warning.startsWith('No provider')) : beside
}
