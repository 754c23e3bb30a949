import classes from './logo.module.css'

type LogoMarkProps = { /** Width in px; the height follows. */ size?: number; className?: string }

/** The navigator's mark for a fixed position: a line that ends in a ring with a dot. Decoration for readers. */
export function LogoMark({ size = 24, className }: LogoMarkProps) {
  return (
    <svg
      className={className ? `${classes.mark} ${className}` : classes.mark}
      width={size}
      height={(size * 42) / 52}
      viewBox="0 0 52 42"
      fill="none"
      aria-hidden="true"
    >
      <path d="M0 21h13" stroke="currentColor" strokeWidth="5" />
      <circle cx="31" cy="21" r="17.6" stroke="currentColor" strokeWidth="5" />
      <circle cx="31" cy="21" r="6.8" fill="currentColor" />
    </svg>
  )
}

type LogoProps = {
  name: string /** `display` is the large form on an otherwise empty page. */
  size?: 'header' | 'display'
}

/** Mark and product name. The name is plain text, so a rename needs no drawing. */
export function Logo({ name, size = 'header' }: LogoProps) {
  return (
    <span className={classes.logo} data-size={size}>
      <LogoMark size={size === 'display' ? 53 : 22} />
      <span className={classes.name}>{name}</span>
    </span>
  )
}
