import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password with a button, within reach of the keyboard, that shows what was typed; the theme names it. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleFocusable
    />
  )
}
