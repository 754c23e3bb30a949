import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Table } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { VentureRole } from '#shared/ventures.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { Panel } from '#web/ui/panel.tsx'
import { InvitationActs, InvitedName, InvitedUntil } from './invitation-parts.tsx'
import classes from './people.module.css'
import { PeopleCards } from './people-cards.tsx'
import { PersonDialogs } from './person-dialogs.tsx'
import { LastHere, MemberName, MemberRole, PersonActs, type PersonAsk } from './person-parts.tsx'
import { usePeople } from './use-people.ts'

const t = textsOf('team')

/** Ids of the card, which an address can name, and of its title. */
const PEOPLE_CARD = 'people'
const PEOPLE_TITLE = 'people-title'

/** Goes to the card. */
export function showPeople(): void {
  document.getElementById(PEOPLE_CARD)?.scrollIntoView({ block: 'start' })
  document.getElementById(PEOPLE_TITLE)?.focus({ preventScroll: true })
}

export interface PeopleCardProps {
  readonly ventureId: string
  readonly ventureName: string
  readonly role: VentureRole
}

/** Everybody who belongs to the venture: what they see and do, when they were last here, and for its owner who is invited. */
export function PeopleCard({ ventureId, ventureName, role }: PeopleCardProps) {
  const people = usePeople(ventureId)
  const asCards = useIsPhone()
  const [asked, setAsked] = useState<PersonAsk | null>(null)
  const { hash } = useLocation()
  const isShown = people !== undefined && !people.isAlone
  useEffect(() => {
    if (isShown && hash === `#${PEOPLE_CARD}`) showPeople()
  }, [isShown, hash])
  if (!isShown) return null
  const rows = { ventureId, role, onAsk: setAsked, people }
  return (
    <div id={PEOPLE_CARD} className={classes.card}>
      <Panel
        flush
        title={
          <span id={PEOPLE_TITLE} tabIndex={-1} className={classes.cardTitle}>
            {t('people.title')}
          </span>
        }
        description={t('people.note')}
      >
        {asCards ? <PeopleCards {...rows} /> : <Rows {...rows} />}
      </Panel>
      <PersonDialogs
        ventureId={ventureId}
        ventureName={ventureName}
        members={people.members}
        asked={asked}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

/** What the rows of the card and its cards on phones show. */
export interface PeopleRows {
  readonly ventureId: string
  /** The caller's. */
  readonly role: VentureRole
  readonly people: NonNullable<ReturnType<typeof usePeople>>
  readonly onAsk: (ask: PersonAsk) => void
}

function Rows({ ventureId, role, people, onAsk }: PeopleRows) {
  return (
    <div className={classes.scroll}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {(['name', 'role', 'sees', 'lastHere'] as const).map((column) => (
              <Table.Th key={column}>{t(`people.column.${column}`)}</Table.Th>
            ))}
            <Table.Th className={classes.acts}>
              <span className={classes.unseen}>{t('people.column.acts')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.members.map((member) => (
            <Table.Tr key={member.user_id}>
              <Table.Th scope="row">
                <MemberName member={member} />
              </Table.Th>
              <Table.Td>
                <MemberRole ventureId={ventureId} role={role} member={member} />
              </Table.Td>
              <Table.Td className={classes.sees}>{t(`sees.${member.role}`)}</Table.Td>
              <Table.Td className={classes.when}>
                <LastHere member={member} />
              </Table.Td>
              <Table.Td className={classes.acts}>
                <PersonActs member={member} role={role} onAsk={onAsk} />
              </Table.Td>
            </Table.Tr>
          ))}
          {people.invitations.map((invitation) => (
            <Table.Tr key={invitation.id}>
              <Table.Th scope="row">
                <InvitedName invitation={invitation} />
              </Table.Th>
              <Table.Td>{t(`role.${invitation.role}`)}</Table.Td>
              <Table.Td className={classes.sees}>
                <InvitedUntil invitation={invitation} />
              </Table.Td>
              <Table.Td className={classes.when}>{t('people.notYet')}</Table.Td>
              <Table.Td className={classes.acts}>
                <InvitationActs ventureId={ventureId} invitation={invitation} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
