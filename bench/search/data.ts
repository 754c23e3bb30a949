import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const DIALOGUES = 'evals/dialogues-own.json'
const KNOWLEDGE = 'content/knowledge'
/** Names that are rare, so that some searches find little. */
const NAMES = ['Zoë Käserei', 'Málaga Agua', 'Œuvre Labs', 'Brückner AG', 'Nordwind', 'Hydrosonde']
/** One name in so many messages. */
const RARE = 400

export interface Size {
  readonly conversations: number
  /** In each conversation, questions and replies in turn. */
  readonly messages: number
}

/** Returns what founders say and what the knowledge base says, sentence by sentence. */
async function sentences(): Promise<{ said: string[]; replied: string[] }> {
  const dialogues = JSON.parse(await readFile(DIALOGUES, 'utf8')) as { turns: { user: string }[] }[]
  const said = dialogues.flatMap(({ turns }) => turns.map(({ user }) => user))
  const replied: string[] = []
  for (const entry of await readdir(KNOWLEDGE)) {
    const text = await readFile(`${KNOWLEDGE}/${entry}/entry.en.md`, 'utf8').catch(() => '')
    replied.push(
      ...text
        .replace(/^---[\s\S]*?---/, '')
        .split(/(?<=[.?!])\s+/)
        .filter((sentence) => sentence.length > 30),
    )
  }
  return { said, replied }
}

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

/** Stores conversations of one person: questions of one sentence, and replies of eight. */
export async function fill(client: pg.Client, userId: string, size: Size, seed: number): Promise<void> {
  const { said, replied } = await sentences()
  const random = createRandom(seed)
  const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
  const contentOf = (isReply: boolean) => {
    const text = isReply ? Array.from({ length: 8 }, () => pick(replied)).join(' ') : pick(said)
    return random(RARE) === 0 ? `${text} ${pick(NAMES)} asked.` : text
  }
  for (let done = 0; done < size.conversations; done++) {
    const contents = Array.from({ length: size.messages }, (_, at) => contentOf(at % 2 === 1))
    await client.query(
      `with talk as (
         insert into conversations (user_id, title, updated_at)
         values ($1, $2, now() - make_interval(mins => $3)) returning id
       )
       insert into chat_messages (conversation_id, user_id, role, content, status)
       select talk.id, $1, case when at % 2 = 1 then 'user' else 'assistant' end, content, 'complete'
       from talk, unnest($4::text[]) with ordinality as message (content, at)`,
      [userId, pick(said).slice(0, 60), done, contents],
    )
  }
}
