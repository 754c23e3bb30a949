import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { STRENGTHS } from '#shared/records.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useEvidence } from './evidence-context.ts'
import page from './evidence-page.module.css'
import { strengthOf } from './strength.ts'
import classes from './strength-card.module.css'

const t = textsOf('evidence')

/** The upright line of strength: the ring stands at the highest step that has a record. */
export function StrengthCard() {
  const { data } = useEvidence()
  const [opened, drawer] = useDisclosure(false)
  return (
    <Panel title={t('strength.title')} description={t('strength.description')}>
      <ol className={classes.line}>
        {strengthOf(data.records).map(({ strength, count, standing }) => (
          <li
            key={strength}
            className={classes.step}
            data-standing={standing}
            aria-current={standing === 'here' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true" />
            <span className={classes.name}>{t(`strength.${strength}`)}</span>
            <span className={classes.count}>{formatCount(count)}</span>
            <span className={classes.text}>{t(`strengthText.${strength}`)}</span>
          </li>
        ))}
      </ol>
      <Button variant="transparent" size="compact-sm" px={0} className={classes.how} onClick={drawer.open}>
        {t('strength.how')}
      </Button>
      <Drawer
        position="right"
        size="28rem"
        opened={opened}
        onClose={drawer.close}
        title={t('strength.how')}
        classNames={{ title: page.drawerTitle }}
      >
        <PlacingTable />
      </Drawer>
    </Panel>
  )
}

/** The published table: which record stands at which step. */
function PlacingTable() {
  return (
    <>
      <p className={page.note}>{t('placing.note')}</p>
      <table className={page.placing}>
        <thead>
          <tr>
            <th scope="col">{t('placing.step')}</th>
            <th scope="col">{t('placing.what')}</th>
          </tr>
        </thead>
        <tbody>
          {STRENGTHS.map((strength) => (
            <tr key={strength}>
              <th scope="row">{t(`strength.${strength}`)}</th>
              <td>{t(`placing.${strength}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
