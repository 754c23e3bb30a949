import { textsOf } from '#web/lib/texts.ts'
import { InvitationActs, InvitedName, InvitedUntil } from './invitation-parts.tsx'
import classes from './people.module.css'
import type { PeopleRows } from './people-card.tsx'
import { LastHere, MemberName, MemberRole, PersonActs } from './person-parts.tsx'

const t = textsOf('team')

/** The same people where there is no room for a table. */
export function PeopleCards({ ventureId, role, people, onAsk }: PeopleRows) {
  return (
    <ul className={classes.list}>
      {people.members.map((member) => (
        <li key={member.user_id} className={classes.person}>
          <MemberName member={member} />
          <div>
            <MemberRole ventureId={ventureId} role={role} member={member} />
          </div>
          <p className={classes.personNote}>
            {t(`sees.${member.role}`)}
            {' · '}
            <LastHere member={member} />
          </p>
          <div className={classes.personActs}>
            <PersonActs member={member} role={role} onAsk={onAsk} />
          </div>
        </li>
      ))}
      {people.invitations.map((invitation) => (
        <li key={invitation.id} className={classes.person}>
          <InvitedName invitation={invitation} />
          <p className={classes.personNote}>
            {t(`role.${invitation.role}`)}
            {' · '}
            <InvitedUntil invitation={invitation} />
          </p>
          <InvitationActs ventureId={ventureId} invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}
