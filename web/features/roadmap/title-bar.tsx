import { ActionIcon, Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconBraces } from '#web/ui/icons/braces.tsx'
import { IconBulb } from '#web/ui/icons/bulb.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { IconDots } from '#web/ui/icons/dots.tsx'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { IconHistory } from '#web/ui/icons/history.tsx'
import { IconMarkdown } from '#web/ui/icons/markdown.tsx'
import { IconPrinter } from '#web/ui/icons/printer.tsx'
import { IconShare2 } from '#web/ui/icons/share-2.tsx'
import { AccountItems } from './account-items.tsx'
import { downloadRoadmap } from './export-and-share/download.ts'
import { ShareDialog } from './export-and-share/share-dialog.tsx'
import { SituationItem } from './export-and-share/situation-item.tsx'
import { HelpPopover } from './help-popover.tsx'
import { HistoryDrawer } from './provenance/history-drawer.tsx'
import { useRoadmap } from './roadmap-context.ts'
import classes from './roadmap-page.module.css'
import { DeleteVentureDialog } from './team/delete-venture.tsx'
import { NewVentureDialog, RenameVentureDialog, VentureItems } from './ventures.tsx'

const t = textsOf('roadmap')

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The page's title with what can be done with the whole roadmap. */
export function TitleBar() {
  const [history, historyDrawer] = useDisclosure(false)
  const [sharing, shareDialog] = useDisclosure(false)
  const [starting, newDialog] = useDisclosure(false)
  const [renaming, renameDialog] = useDisclosure(false)
  const [deleting, deleteDialog] = useDisclosure(false)
  const openers = {
    onHistory: historyDrawer.open,
    onShare: shareDialog.open,
    onNew: newDialog.open,
    onRename: renameDialog.open,
    onDelete: deleteDialog.open,
  }
  return (
    <div className={classes.titleBar}>
      <div className={classes.titleRow}>
        <h1 className={classes.pageTitle}>{t('page.title')}</h1>
        <HelpPopover />
      </div>
      <div className={classes.tools}>
        <WideTools {...openers} />
        <PhoneTools {...openers} />
      </div>
      <HistoryDrawer opened={history} onClose={historyDrawer.close} />
      <ShareDialog opened={sharing} onClose={shareDialog.close} />
      <RenameVentureDialog opened={renaming} onClose={renameDialog.close} />
      <NewVentureDialog opened={starting} onClose={newDialog.close} />
      <DeleteVentureDialog opened={deleting} onClose={deleteDialog.close} />
    </div>
  )
}

type Openers = Record<'onHistory' | 'onShare' | 'onNew' | 'onRename' | 'onDelete', () => void>

function WideTools({ onHistory, onShare, ...venture }: Openers) {
  const { data, own } = useRoadmap()
  return (
    <div className={classes.wideTools}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            className={classes.venture}
            variant="subtle"
            color="gray"
            leftSection={<IconBulb {...icon} />}
            rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
            aria-label={t('tools.venture', { name: ventureName(data.venture) })}
          >
            <span className={classes.ventureName}>{ventureName(data.venture)}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <VentureItems {...venture} />
        </Menu.Dropdown>
      </Menu>
      <Button variant="subtle" color="gray" leftSection={<IconHistory {...icon} />} onClick={onHistory}>
        {t('tools.history')}
      </Button>
      {own && (
        <Button variant="subtle" color="gray" leftSection={<IconShare2 {...icon} />} onClick={onShare}>
          {t('tools.share')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray" leftSection={<IconDownload {...icon} />}>
            {t('tools.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ExportItems />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** The same in one menu, where there is little room; on phones with what the header has no room for. */
function PhoneTools({ onHistory, onShare, ...venture }: Openers) {
  const { data, own } = useRoadmap()
  return (
    <div className={classes.phoneTools}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('tools.menu')} size={44}>
            <IconDots {...icon} size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown maw="calc(100vw - 2rem)">
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={onHistory}>
            {t('tools.history')}
          </Menu.Item>
          {own && (
            <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={onShare}>
              {t('tools.share')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t('tools.export')}</Menu.Label>
          <ExportItems />
          <Menu.Divider />
          <Menu.Label>{ventureName(data.venture)}</Menu.Label>
          <VentureItems {...venture} />
          <div className={classes.phoneOnly}>
            <Menu.Divider />
            <AccountItems />
          </div>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function ExportItems() {
  const download = (format: 'md' | 'json') => void downloadRoadmap(format).catch(toastFailure)
  return (
    <>
      <Menu.Item leftSection={<IconMarkdown {...icon} />} onClick={() => download('md')}>
        {t('tools.markdown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconBraces {...icon} />} onClick={() => download('json')}>
        {t('tools.json')}
      </Menu.Item>
      <SituationItem />
      <Menu.Item component={Link} to={ROUTES.printRoadmap} leftSection={<IconPrinter {...icon} />}>
        {t('tools.print')}
      </Menu.Item>
    </>
  )
}
