export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** What a structured answer is asked for by: a name, and the JSON schema it keeps to. */
export interface AnswerForm {
  readonly name: string
  readonly schema: Record<string, unknown>
}
