/** A reply and the question that it ends with, apart; `closing` is empty where it asks nothing. */
export interface ReplyParts {
  readonly body: string
  readonly closing: string
}

/** The text that is shown. */
export const joinParts = ({ body, closing }: ReplyParts): string =>
  [body, closing].filter((part) => part.trim() !== '').join('\n\n')
