import { readFile } from 'node:fs/promises'
import { SiteConfig } from '#shared/site.ts'

/** Reads the file that SITE_CONFIG names. Throws one sentence when it is missing or not valid. */
export async function readSite(path: string): Promise<SiteConfig> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`SITE_CONFIG cannot be used: there is no file ${path}.`)
  })
  try {
    return SiteConfig.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(
      `SITE_CONFIG cannot be used: ${path} is not valid. ${error instanceof Error ? error.message : ''}`,
    )
  }
}
