import { textsOf } from '#web/lib/texts.ts'
import classes from './account-page.module.css'

const t = textsOf('account')

/** The codes for when the app is lost; shown this once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p className={classes.text}>{t('backupCodes.text')}</p>
      <ul className={classes.codes} aria-label={t('backupCodes.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
