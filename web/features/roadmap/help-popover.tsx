import { ActionIcon, Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { textsOf } from '#web/lib/texts.ts'
import { IconHelpCircle } from '#web/ui/icons/help-circle.tsx'
import { RulesDrawer } from './provenance/rules-drawer.tsx'
import classes from './roadmap-page.module.css'

const t = textsOf('roadmap')

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
          <ActionIcon aria-label={t('help.label')} title={t('help.label')} onClick={popover.toggle}>
            <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('help.label')}>
          <div className={classes.help}>
            <p>{t('help.source')}</p>
            <p>{t('help.edit')}</p>
            <p>{t.rich('help.confirmed', { strong: (words) => <strong>{words}</strong> })}</p>
            <p>{t('help.rule')}</p>
            <Button size="xs" fz="sm" onClick={read}>
              {t('help.read')}
            </Button>
          </div>
        </Popover.Dropdown>
      </Popover>
      <RulesDrawer opened={rules} onClose={rulesDrawer.close} />
    </>
  )
}
