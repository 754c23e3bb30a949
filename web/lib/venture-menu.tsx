import { Button, Menu } from '@mantine/core'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { IconBulb } from '#web/ui/icons/bulb.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { call } from './api.ts'
import { toastFailure, useRoadmapChange } from './roadmap-query.ts'
import { textsOf } from './texts.ts'
import classes from './venture-menu.module.css'
import { ventureName } from './venture-name.ts'

const t = textsOf('app')

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

type VentureMenuProps = {
  roadmap: Dashboard
  /** Another one was opened. */
  onOpened?: () => void
}

/** Shows which venture a page is about; whoever has several opens another one here. */
export function VentureMenu({ roadmap: { venture, ventures }, onOpened }: VentureMenuProps) {
  const { change, pending } = useRoadmapChange()
  const name = ventureName(venture)
  const others = ventures.filter(({ id, archived_at }) => id !== venture.id && archived_at === null)
  if (others.length === 0) {
    return (
      <span className={classes.alone} data-venture>
        <IconBulb {...icon} />
        <span>{name}</span>
      </span>
    )
  }
  const open = (id: string) =>
    void change(() => call(dashboardApi.openVenture, { id })).then(onOpened, toastFailure)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className={classes.venture}
          data-venture
          variant="subtle"
          color="gray"
          loading={pending}
          leftSection={<IconBulb {...icon} />}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          aria-label={t('venture', { name })}
        >
          <span className={classes.name}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.others} maw="min(26rem, calc(100vw - 2rem))">
        {others.map((other) => (
          <Menu.Item key={other.id} leftSection={<IconBulb {...icon} />} onClick={() => open(other.id)}>
            {ventureName(other)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
