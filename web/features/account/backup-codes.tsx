import classes from './account-page.module.css'

/** The codes for when the app is lost; shown this once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p className={classes.text}>
        Keep these backup codes where you keep passwords. Each works once, instead of the app’s code. They are
        not shown again.
      </p>
      <ul className={classes.codes} aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
