import pg from 'pg'

/** Who owns the embedded database and whom the server signs in as: no superuser, so that no request reaches one. */
export const OWNER = 'beachhead_owner'
/** Two servers that start together take turns. */
const TURN = 7_301_003

/**
 * Makes the owner and gives it what an earlier release made as the superuser. Each step may be taken again: a start
 * that was killed in between is completed by the next.
 */
export async function prepareOwner(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURN])
    await client.query(MAKE_ROLES)
    const { rows } = await client.query<{ statement: string }>(HAND_OVER, [OWNER])
    for (const { statement } of rows) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A role that requests run as. */
const ofRequests = (role: string) => `
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin noinherit;
    end if;
    if not pg_has_role('${OWNER}', '${role}', 'set') then
      grant ${role} to ${OWNER};
    end if;`

const MAKE_ROLES = `do $$
  begin
    if not exists (select from pg_roles where rolname = '${OWNER}') then
      create role ${OWNER} login;
    end if;
    ${['beachhead_member', 'beachhead_admin', 'beachhead_support'].map(ofRequests).join('')}
  end $$`

/** The statements that give it the database and all of ours in it; none once it has them. */
const HAND_OVER = `
  with owner as (select oid from pg_roles where rolname = $1),
  ours as (select oid from pg_namespace where nspname in ('public', 'auth', 'app')),
  found as (
    select format('database %I', datname) as thing from pg_database, owner
      where datname = current_database() and datdba <> owner.oid
    union all
    select format('schema %I', nspname) from pg_namespace, owner
      where nspname in ('auth', 'app') and nspowner <> owner.oid
    union all
    -- The sequences of columns go with their tables.
    select format('%s %s', case relkind when 'v' then 'view' else 'table' end, pg_class.oid::regclass)
      from pg_class, owner
      where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v') and relowner <> owner.oid
    union all
    select format('routine %s', pg_proc.oid::regprocedure) from pg_proc, owner
      where pronamespace in (select oid from ours) and proowner <> owner.oid
  )
  select format('alter %s owner to %I', thing, $1::text) as statement from found`
