/** Held while a sender's message is stored, so that one sender's messages come one after the other. */
export function sendLock(senderId: string): string {
  return `send:${senderId}`
}
