import { Button, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { VentureRole } from '#shared/ventures.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { IconUserPlus } from '#web/ui/icons/user-plus.tsx'
import { Initials } from '#web/ui/initials.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import classes from './people.module.css'
import { showPeople } from './people-card.tsx'
import { usePeople } from './use-people.ts'

const t = textsOf('team')

export interface PeopleStripProps {
  readonly ventureId: string
  readonly role: VentureRole
  readonly openComments: number
  readonly onComments: () => void
}

/** Who belongs to the venture, under the page's title; one quiet line for somebody who is alone. */
export function PeopleStrip({ ventureId, role, openComments, onComments }: PeopleStripProps) {
  const people = usePeople(ventureId)
  const { user } = useSession()
  const [inviting, dialog] = useDisclosure(false)
  const mayInvite = role === 'owner'
  const owner = people?.members.find((member) => member.role === 'owner')
  return (
    <div className={classes.strip}>
      {people?.isAlone && mayInvite && <p className={classes.alone}>{t('people.alone')}</p>}
      {people && !people.isAlone && (
        <ul className={classes.faces} aria-label={t('people.title')}>
          {people.members.map((member) => (
            <li key={member.user_id}>
              <UnstyledButton className={classes.face} onClick={showPeople}>
                <Initials name={member.name} shape={member.role === 'sponsor' ? 'organisation' : 'person'} />
                <span className={classes.who}>
                  <span className={classes.whoName}>{member.name}</span>
                  <span className={classes.whoRole}>
                    {member.user_id === user?.id
                      ? t('people.roleYou', { role: t(`as.${member.role}`) })
                      : t(`as.${member.role}`)}
                  </span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.stripActs}>
        {openComments > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            fz="sm"
            leftSection={<IconMessage2 size={18} stroke={1.6} aria-hidden="true" />}
            onClick={onComments}
          >
            {t('people.openComments', { count: openComments })}
          </Button>
        )}
        {mayInvite && people && (
          <Button
            size="xs"
            fz="sm"
            leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden="true" />}
            onClick={dialog.open}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      {role === 'mentor' && owner && (
        <p className={classes.reads}>{t('people.mentorsRead', { owner: owner.name })}</p>
      )}
      <InviteDialog ventureId={ventureId} opened={inviting} onClose={dialog.close} />
    </div>
  )
}
