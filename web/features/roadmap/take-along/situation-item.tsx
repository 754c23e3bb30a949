import { Menu } from '@mantine/core'
import { dashboardApi } from '#shared/dashboard.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { toast } from '#web/lib/toast.ts'
import { IconCopy } from '#web/ui/icons/copy.tsx'

const WORDS: Record<Language, { label: string; copied: string; text: string }> = {
  en: {
    label: 'Copy my situation as a prompt',
    copied: 'Copied',
    text: 'Paste it into the assistant you use.',
  },
  de: {
    label: 'Meine Lage als Prompt kopieren',
    copied: 'Kopiert',
    text: 'Füg es in den Assistenten ein, den du benutzt.',
  },
  es: {
    label: 'Copiar mi situación como prompt',
    copied: 'Copiado',
    text: 'Pégalo en el asistente que uses.',
  },
  fr: {
    label: 'Copier ma situation comme prompt',
    copied: 'Copié',
    text: 'Colle-le dans l’assistant que tu utilises.',
  },
}

/** The language that the page is written in. */
const pageLanguage = (): Language =>
  LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'

/** Copies the roadmap as a prompt for whatever assistant the founder uses. */
export function SituationItem() {
  const words = WORDS[pageLanguage()]
  const copy = async () => {
    const { prompt } = await call(dashboardApi.situation, {})
    await navigator.clipboard.writeText(prompt)
    toast({ title: words.copied, text: words.text, tone: 'ok' })
  }
  return (
    <Menu.Item
      leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => void copy().catch(toastFailure)}
    >
      {words.label}
    </Menu.Item>
  )
}
