import { ActionIcon, Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHelpCircle } from '#web/ui/icons/help-circle.tsx'
import classes from './roadmap-page.module.css'
import { RulesDrawer } from './trust/rules-drawer.tsx'

/** What this page is, what confirmed means, and the rule behind the level. */
export function HelpPopover() {
  const [opened, popover] = useDisclosure(false)
  const [rules, rulesDrawer] = useDisclosure(false)
  const read = () => {
    popover.close()
    rulesDrawer.open()
  }
  return (
    <>
      <Popover
        width={320}
        position="bottom-start"
        opened={opened}
        onChange={popover.toggle}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon aria-label="About this page" title="About this page" onClick={popover.toggle}>
            <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label="About this page">
          <div className={classes.help}>
            <p>
              Your roadmap fills itself from what you write in chat. Point at a number or a text to see the
              sentence it came from, to correct it, or to undo it.
            </p>
            <p>
              <strong>Confirmed</strong> means that you said so clearly. Nobody has verified it.
            </p>
            <p>Levels follow a published rule, and no model decides them.</p>
            <Button size="xs" fz="sm" onClick={read}>
              Read the rule
            </Button>
          </div>
        </Popover.Dropdown>
      </Popover>
      <RulesDrawer opened={rules} onClose={rulesDrawer.close} />
    </>
  )
}
