/** Runs a command; when it fails, prints the one sentence that says why, and exits with 1. */
export async function exitWithMessage(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
