import { Button, NativeSelect, UnstyledButton } from '@mantine/core'
import type { LabelCount } from '#shared/admin/conversation-notes.ts'
import { SIGNS, type Sign } from '#shared/admin/conversations.ts'
import { LANGUAGES } from '#shared/language.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import classes from './filter-bar.module.css'
import { SIGN_ICONS } from './signs.tsx'
import { DAYS, type Filters, isFiltered, LEVELS } from './use-filters.ts'

const t = textsOf('adminConversations')

interface FilterBarProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
  readonly onClear: () => void
  /** How many conversations have each sign; undefined until known. */
  readonly counts: Record<Sign, number> | undefined
  /** The labels that operators gave. */
  readonly labels: readonly LabelCount[]
  /** Moves among the messages with the words, by Enter and Shift Enter in their field. */
  readonly onStep: (direction: 1 | -1) => void
}

/** The two searches, of people and of messages, and what narrows the list further. */
export function FilterBar({ filters, onChange, onClear, counts, labels, onStep }: FilterBarProps) {
  const people = useSearchText(filters.search, (search) => onChange({ search }))
  const words = useSearchText(filters.text, (text) => onChange({ text }))
  return (
    <form className={classes.root} onSubmit={(event) => event.preventDefault()}>
      <div className={classes.fields}>
        <SearchField {...people} aria-label={t('people.label')} placeholder={t('people.placeholder')} />
        <SearchField
          {...words}
          aria-label={t('text.label')}
          placeholder={t('text.label')}
          clearLabel={t('text.clear')}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
          }}
        />
      </div>
      <div className={classes.filters}>
        <Choices filters={filters} onChange={onChange} />
        <LabelChoice label={filters.label} labels={labels} onChange={onChange} />
        <span className={classes.rule} aria-hidden="true" />
        {SIGNS.map((sign) => (
          <Toggle
            key={sign}
            sign={sign}
            count={counts?.[sign]}
            pressed={filters.signs.includes(sign)}
            onToggle={(on) =>
              onChange({
                signs: on ? [...filters.signs, sign] : filters.signs.filter((each) => each !== sign),
              })
            }
          />
        ))}
        {isFiltered(filters) && (
          <Button variant="subtle" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Choices({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
  const numberOf = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <>
      <NativeSelect
        aria-label={t('days.label')}
        value={filters.days ?? ''}
        onChange={(event) => onChange({ days: numberOf(event.currentTarget.value) })}
        data={[
          { value: '', label: t('days.any') },
          ...DAYS.map((days) => ({ value: String(days), label: t('days.last', { days }) })),
        ]}
      />
      <NativeSelect
        aria-label={t('level.label')}
        value={filters.level ?? ''}
        onChange={(event) => onChange({ level: numberOf(event.currentTarget.value) })}
        data={[
          { value: '', label: t('level.any') },
          ...LEVELS.map((level) => ({ value: String(level), label: t('level.one', { level }) })),
        ]}
      />
      <NativeSelect
        aria-label={t('language.label')}
        value={filters.language ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ language: LANGUAGES.find((language) => language === value) })
        }
        data={[
          { value: '', label: t('language.any') },
          ...LANGUAGES.map((language) => ({ value: language, label: t(`language.one.${language}`) })),
        ]}
      />
    </>
  )
}

type LabelChoiceProps = Pick<FilterBarProps, 'onChange'> & {
  label: string | undefined
  labels: readonly LabelCount[]
}

/** The labels to choose from; nothing while nobody gave one. */
function LabelChoice({ label, labels, onChange }: LabelChoiceProps) {
  const gone = label !== undefined && labels.every((each) => each.label !== label)
  const all = gone ? [...labels, { label, count: 0 }] : labels
  if (all.length === 0) return null
  return (
    <NativeSelect
      aria-label={t('label.label')}
      value={label ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ label: value === '' ? undefined : value })}
      data={[
        { value: '', label: t('label.any') },
        ...all.map(({ label: name, count }) => ({
          value: name,
          label: t('label.one', { label: name, count: formatCount(count) }),
        })),
      ]}
    />
  )
}

interface ToggleProps {
  readonly sign: Sign
  readonly count: number | undefined
  readonly pressed: boolean
  readonly onToggle: (on: boolean) => void
}

function Toggle({ sign, count, pressed, onToggle }: ToggleProps) {
  const Icon = SIGN_ICONS[sign]
  return (
    <UnstyledButton className={classes.toggle} aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {t(`sign.${sign}`)}{' '}
      <span className={classes.count}>{count === undefined ? '' : formatCount(count)}</span>
    </UnstyledButton>
  )
}
