/** A token is taken as four characters: English has more of them in a token, German and French a few less. */
const CHARS_PER_TOKEN = 4

/** Tokens kept free for the reply, where the window is large enough. */
const REPLY_ROOM = 8_192
/** History that is sent where the window allows, in tokens, and the share of a larger window that it may take. */
const HISTORY = { least: 22_000, share: 0.25, most: 60_000 }
/** The rest of the window is for what our tokens are estimated wrong by. */
const SURE = 0.9

/** Characters that a prompt may have, and of these its history. */
export interface Room {
  readonly prompt: number
  readonly history: number
}

/** Divides a model's window, in tokens. */
export function roomIn(window: number): Room {
  const reply = Math.min(REPLY_ROOM, window / 4)
  const prompt = Math.floor((window * SURE - reply) * CHARS_PER_TOKEN)
  const share = Math.min(HISTORY.most, Math.max(HISTORY.least, window * HISTORY.share))
  return { prompt, history: Math.floor(share) * CHARS_PER_TOKEN }
}
