import type { VentureComment, VentureMember, VentureRole } from '#shared/ventures.ts'

/** Who signs in by `signIn`. */
export const ADA = '22222222-2222-4222-8222-222222222222'

const memberOf = (user_id: string, name: string, role: VentureRole): VentureMember => ({
  user_id,
  name,
  email: `${name.toLowerCase().replace(/\W+/g, '.')}@halide.example`,
  role,
  last_here: '2026-06-10T08:14:00.000Z',
})

export const JONAS = memberOf('55555555-5555-4555-8555-555555555555', 'Jonas Brandt', 'member')
const INES = memberOf('66666666-6666-4666-8666-666666666666', 'Ines Koch', 'mentor')
const SEEDHOUSE = memberOf('77777777-7777-4777-8777-777777777777', 'Seedhouse Karlsruhe', 'sponsor')

/** A venture of four, in which Ada has the role; somebody else owns it unless she does. */
export function teamWith(role: VentureRole): VentureMember[] {
  const others = [JONAS, INES, SEEDHOUSE].map((member) =>
    role !== 'owner' && member === JONAS ? { ...member, role: 'owner' as const } : member,
  )
  return [memberOf(ADA, 'Ada Lovelace', role), ...others]
}

/** A comment of Ines on the technology, asking for proof, and what a test changes of it. */
export const commentOf = (parts: Partial<VentureComment> = {}): VentureComment => ({
  id: '88888888-8888-4888-8888-888888888888',
  subject: { on: 'field', id: 'technology' },
  thread_id: null,
  passage: 'methane in the air',
  kind: 'proof',
  text: 'At which plant was this measured?',
  author: { user_id: INES.user_id, name: INES.name, role: INES.role },
  created_at: '2026-06-10T08:00:00.000Z',
  resolved: null,
  ...parts,
})
