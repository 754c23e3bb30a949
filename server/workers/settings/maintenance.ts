import { z } from 'zod'

/** Where the maintenance mode is kept, beside the settings: a change of it moves their revision. */
export const MAINTENANCE_KEY = 'maintenance'

const Stored = z.object({ on: z.boolean(), text: z.string() }).catch({ on: false, text: '' })

/** Returns whether new messages wait, and what their senders are told. */
export const readMaintenance = (stored: unknown): { on: boolean; text: string } => Stored.parse(stored)
