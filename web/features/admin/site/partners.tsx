import '@mantine/core/styles/Combobox.layer.css'
import { ActionIcon, Button, FileButton, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LOGO_MAX_BYTES } from '#shared/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './site.module.css'
import type { PartnerForm as Partner } from './site-form.ts'

const t = textsOf('adminSite')

type PartnersProps = { partners: Partner[]; onChange: (partners: Partner[]) => void }

const STYLES = ['plain', 'serif', 'caps', 'mono', 'mark'] as const

/** The partners in the strip under the empty chat: a name each, and a link and a logo where there are. */
export function Partners({ partners, onChange }: PartnersProps) {
  const change = (at: number, part: Partial<Partner>) =>
    onChange(partners.map((partner, index) => (index === at ? clean({ ...partner, ...part }) : partner)))
  return (
    <div className={classes.column}>
      {partners.length === 0 && <p className={classes.help}>{t('partner.none')}</p>}
      {partners.map((partner, at) => (
        <PartnerFields
          key={partner.key}
          at={at}
          partner={partner}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(partners.filter((_, index) => index !== at))}
        />
      ))}
      <Button
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => onChange([...partners, { key: `new ${Date.now()}`, name: '', style: 'plain' }])}
      >
        {t('partner.add')}
      </Button>
    </div>
  )
}

/** Without what was emptied. */
function clean({ url, logo, ...partner }: Partner): Partner {
  return { ...partner, ...(url && { url }), ...(logo && { logo }) }
}

type PartnerFieldsProps = {
  at: number
  partner: Partner
  onChange: (part: Partial<Partner>) => void
  onRemove: () => void
}

function PartnerFields({ at, partner, onChange, onRemove }: PartnerFieldsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const number = at + 1
  const take = (file: File | null) => {
    if (!file) return
    if (!/^image\/(png|webp)$/.test(file.type)) return setProblem(t('partner.wrongType'))
    if (file.size > LOGO_MAX_BYTES) return setProblem(t('partner.tooLarge'))
    setProblem(null)
    const reader = new FileReader()
    reader.onload = () => onChange({ logo: String(reader.result) })
    reader.readAsDataURL(file)
  }
  return (
    <fieldset className={classes.partner}>
      <legend className={classes.legend}>{t('partner.number', { number })}</legend>
      <TextInput
        label={t('partner.name')}
        value={partner.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('partner.style')}
        size="md"
        value={partner.style}
        data={STYLES.map((value) => ({ value, label: t(`partner.styles.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ style: STYLES.find((style) => style === value) ?? 'plain' })
        }
      />
      <TextInput
        label={t('partner.link')}
        type="url"
        placeholder="https://"
        value={partner.url ?? ''}
        onChange={(event) => onChange({ url: event.currentTarget.value.trim() })}
      />
      <div className={classes.logo}>
        {partner.logo && <img src={partner.logo} alt={t('partner.logoOf', { name: partner.name })} />}
        <FileButton accept="image/png,image/webp" onChange={take}>
          {(props) => (
            <Button {...props} aria-label={t('partner.chooseFor', { number })}>
              {t('partner.choose')}
            </Button>
          )}
        </FileButton>
        {partner.logo && (
          <Button variant="subtle" color="gray" onClick={() => onChange({ logo: undefined })}>
            {t('partner.noLogo')}
          </Button>
        )}
        <ActionIcon aria-label={t('partner.remove', { number })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      {problem && <StateLine state="failed" text={problem} />}
    </fieldset>
  )
}
