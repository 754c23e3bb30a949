import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** SHA-256 of a text, in base64url without padding: 43 characters. */
export function digestOf(text: string): string {
  const bits = [...sha256(utf8ToBytes(text))].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const sixes = bits.match(/.{1,6}/g) ?? []
  return sixes.map((six) => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
}

/** SHA-256 of a text, in hexadecimal: 64 characters. */
export const hexDigestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
