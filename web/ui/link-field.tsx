import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCircleCheck } from './icons/circle-check.tsx'
import classes from './link-field.module.css'

type LinkFieldProps = {
  label: string
  url: string
  words: { copy: string; copied: string; isCopied: string; notCopied: string }
}

/** A link to pass on, with the button that copies it; where a browser does not allow that, it can be selected. */
export function LinkField({ label, url, words }: LinkFieldProps) {
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <div className={classes.root}>
      <TextInput
        className={classes.link}
        label={label}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="md"
        fz="sm"
        variant="filled"
        leftSection={clipboard.copied && <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => clipboard.copy(url)}
      >
        {clipboard.copied ? words.copied : words.copy}
      </Button>
      <p className={classes.note} role="status">
        {clipboard.error ? words.notCopied : clipboard.copied && words.isCopied}
      </p>
    </div>
  )
}
