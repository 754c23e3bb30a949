import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import type { SettingsTestInput, SettingVersion } from '#shared/admin/settings.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './settings.module.css'
import { Answer } from './test-answer.tsx'
import { useTestRun } from './use-test-run.ts'
import { useVersions, versionName } from './use-versions.ts'

const t = textsOf('adminSettings')
const PAGE = 'page'

type SideBySideProps = { draft: SettingsTestInput['draft']; prompt: string; Reply: ReplyView }

/** The same test prompt through two versions of the master prompt at once. */
export function SideBySide({ draft, prompt, Reply }: SideBySideProps) {
  const { data } = useVersions('master_prompt')
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  const [left, setLeft] = useState<string | null>(null)
  const [right, setRight] = useState(PAGE)
  const [asked, setAsked] = useState(false)
  const { isAdmin } = useSession()
  const first = useTestRun()
  const second = useTestRun()
  const chosenLeft = left ?? versions.find(({ current }) => current)?.id ?? versions[0]?.id ?? 'default'
  const running = first.run.running || second.run.running

  const start = async () => {
    if (!prompt.trim()) {
      return toast({ title: t('test.failed'), text: t('test.empty'), tone: 'error' })
    }
    setAsked(true)
    const ended = await Promise.all([
      first.start(prompt, draftOf(chosenLeft, draft)),
      second.start(prompt, draftOf(right, draft)),
    ])
    if (ended.includes(null)) return
    const failure = ended.find((run) => run?.failure)?.failure
    if (failure) toast({ title: t('test.failed'), text: failure.message, tone: 'error' })
    else toast({ title: t('test.complete'), text: t('test.completeText'), tone: 'ok' })
  }
  const options = optionsOf(versions)
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  return (
    <Panel title={t('sides.title')} description={t('sides.hint')}>
      <div className={classes.sides}>
        <Select
          label={t('sides.first')}
          size="sm"
          data={options}
          allowDeselect={false}
          value={chosenLeft}
          onChange={setLeft}
        />
        <Select
          label={t('sides.second')}
          size="sm"
          data={options}
          allowDeselect={false}
          value={right}
          onChange={(value) => setRight(value ?? PAGE)}
        />
      </div>
      <Group gap="xs">
        <Button onClick={start} disabled={running || !isAdmin}>
          {running ? t('test.running') : t('sides.run')}
        </Button>
        {running && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              first.stop()
              second.stop()
            }}
          >
            {t('test.stop')}
          </Button>
        )}
      </Group>
      {asked && (
        <div className={classes.sides}>
          <Answer run={first.run} Reply={Reply} label={nameOf(chosenLeft)} />
          <Answer run={second.run} Reply={Reply} label={nameOf(right)} />
        </div>
      )}
    </Panel>
  )
}

function optionsOf(versions: readonly SettingVersion[]) {
  return [
    { value: PAGE, label: t('sides.page') },
    ...versions.map((version) => ({
      value: version.id,
      label: version.current ? t('sides.live', { name: versionName(version) }) : versionName(version),
    })),
  ]
}

/** The page's model and provider with a stored prompt, or with the page's own. */
function draftOf(version: string, draft: SettingsTestInput['draft']): SettingsTestInput['draft'] {
  if (version === PAGE) return draft
  const { master_prompt: _own, ...rest } = draft ?? {}
  return { ...rest, version_id: version }
}
