import { BrokenStream } from './broken-stream.ts'
import { isWebPage, WEB_PAGE } from './provider-words.ts'
import { bodyOf, readText } from './upstream-fetch.ts'

/** Largest answer taken that is not streamed, in bytes. */
const MAX_BODY = 4 * 1024 * 1024

/** A whole answer, parsed. Throws BrokenStream when it is no JSON, and says so when it is a web page. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(bodyOf(response), MAX_BODY)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const page = isWebPage(text)
    throw new BrokenStream('The provider’s answer is no JSON', {
      cause,
      passing: !page,
      ...(page && { said: WEB_PAGE }),
    })
  }
}
