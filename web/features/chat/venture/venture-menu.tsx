import { Button, Menu } from '@mantine/core'
import { dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconBulb } from '#web/ui/icons/bulb.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { useChangeRoadmap } from '../updates/use-roadmap.ts'
import { useVenture } from './use-venture.ts'
import classes from './venture-menu.module.css'

const t = textsOf('home')

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** Which of several ventures the conversation feeds; before its first message another one can be chosen. */
export function VentureMenu() {
  const fed = useVenture()
  const change = useChangeRoadmap()
  if (!fed) return null
  const { venture, ventures, isOpen } = fed
  const name = ventureName(venture)
  if (!isOpen) {
    const told = t('venture.fed', { name })
    return (
      <span className={classes.fed} role="img" aria-label={told} title={told}>
        <IconBulb {...icon} />
        <span className={classes.name}>{name}</span>
      </span>
    )
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={classes.button}
          variant="subtle"
          color="gray"
          leftSection={<IconBulb {...icon} />}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          aria-label={t('venture.choose', { name })}
        >
          <span className={classes.name}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 2rem)">
        <Menu.Label>{t('venture.menu')}</Menu.Label>
        <Menu.RadioGroup
          value={venture.id}
          onChange={(id) => void change(() => call(dashboardApi.openVenture, { id }))}
        >
          {ventures.map((each) => (
            <Menu.RadioItem key={each.id} value={each.id} closeMenuOnClick>
              <Said>{ventureName(each)}</Said>
              {each.isMember && <span className={classes.role}>{t('venture.member')}</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
