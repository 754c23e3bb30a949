import { z } from 'zod'

/** Any UUID, in the one spelling that the database answers with. */
export const Uuid = z.guid().toLowerCase()
