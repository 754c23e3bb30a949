const given = new Map<string, unknown>()

/** What the server said while it drew the page that is opening: nothing of it is asked for a second time. */
export const givenAnswers = {
  set(answers: Readonly<Record<string, unknown>>): void {
    for (const [address, answer] of Object.entries(answers)) given.set(address, answer)
  },
  get: (address: string): unknown => given.get(address),
  /** The page is open: from now on answers come from the server. */
  clear: (): void => given.clear(),
}
