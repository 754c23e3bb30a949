/** The answer ended or broke before the provider said it was whole, or it is no answer of a model's. */
export class BrokenStream extends Error {
  /** The status of an error that the provider told inside its answer. */
  readonly status: number | undefined
  /** The provider's sentence, not yet cleaned. */
  readonly said: string | undefined
  /** Whether another try can help. */
  readonly passing: boolean
  constructor(
    message: string,
    options: ErrorOptions & {
      status?: number | undefined
      said?: string | undefined
      passing?: boolean
    } = {},
  ) {
    super(message, options)
    this.name = 'BrokenStream'
    this.status = options.status
    this.said = options.said
    this.passing = options.passing ?? true
  }
}
