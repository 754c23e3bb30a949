import { Button, Stack, Text, Title } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import classes from './error-boundary.module.css'

const t = textsOf('app')

type ErrorBoundaryProps = {
  /** A change of this value tries again. */
  resetKey: string
  children: ReactNode
}

/** What a person sees when a page fails: what happened, what is safe, and the one thing to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className={classes.main} id="main">
        <Stack align="flex-start" gap="md" role="alert">
          <Title order={1}>{t('broken.title')}</Title>
          <Text>{t('broken.text')}</Text>
          <Button variant="filled" onClick={() => window.location.reload()}>
            {t('broken.reload')}
          </Button>
        </Stack>
      </main>
    )
  }
}
