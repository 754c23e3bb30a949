import { part } from '#web/lib/part.tsx'

export const MarkedMessage = part(async () => (await import('../updates/marked-message.tsx')).MarkedMessage)
