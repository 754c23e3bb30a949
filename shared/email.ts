/** Longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
