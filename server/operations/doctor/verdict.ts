/** Longest wait for the provider, the mail server and a notification, in milliseconds. */
export const PATIENCE_MS = 15_000

export interface Finding {
  readonly about: string
  readonly state: 'ok' | 'warning' | 'failed'
  /** What was found and, unless all is well, what to do. */
  readonly text: string
}

/** What is asked of the machine itself. */
export interface Machine {
  /** Milliseconds since 1970. */
  now(): number
  /** Bytes that may still be written where this folder lies. */
  freeBytes(folder: string): Promise<number>
}

export type Verdict = Omit<Finding, 'about'>

export const ok = (text: string): Verdict => ({ state: 'ok', text })
export const warning = (text: string): Verdict => ({ state: 'warning', text })
export const failed = (text: string): Verdict => ({ state: 'failed', text })

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
