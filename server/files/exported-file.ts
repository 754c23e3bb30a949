/** A file to be downloaded. */
export interface ExportedFile {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly text: string | Uint8Array<ArrayBuffer>
}
