import { Menu } from '@mantine/core'
import { dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconCopy } from '#web/ui/icons/copy.tsx'

const t = textsOf('roadmap')

/** Copies the roadmap as a prompt for whatever assistant the founder uses. */
export function SituationItem() {
  const copy = async () => {
    const { prompt } = await call(dashboardApi.situation, {})
    await navigator.clipboard.writeText(prompt)
    toast({ title: t('tools.copied'), text: t('tools.paste'), tone: 'ok' })
  }
  return (
    <Menu.Item
      leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => void copy().catch(toastFailure)}
    >
      {t('tools.situation')}
    </Menu.Item>
  )
}
