/** What is wrong in a file of `content/`, whose path begins at the repository's root. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly what: string
}

/** Takes in what is wrong, so that one run of the check shows all of it. */
export type Report = (fault: Fault) => void

/** A fault as the check and a failed start print it. */
export const describeFault = ({ file, line, what }: Fault): string => `${file}:${line} ${what}`
