import { z } from 'zod'
import { SetUpStep } from '#shared/admin/set-up.ts'

/** Where the steps that are not needed here are kept, beside the settings. */
export const SET_UP_KEY = 'set_up'

const Stored = z.object({ unneeded: z.array(SetUpStep) }).catch({ unneeded: [] })

/** The steps that operators said are not needed here, of what is stored. */
export const unneededOf = (stored: unknown): readonly SetUpStep[] => Stored.parse(stored ?? {}).unneeded
