import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { textsOf } from '#web/lib/texts.ts'
import classes from './page-boundary.module.css'

const t = textsOf('admin')

/** An admin page that fails gives way to one sentence; the navigation beside it stays, and any other page can be opened. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  // What the page failed on may be what it had loaded.
  const forget = () => client.removeQueries({ type: 'inactive' })
  return (
    <Boundary page={pathname} onAgain={forget}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  /** A change of this value shows the page again. */
  page: string
  onAgain: () => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ page }: BoundaryProps) {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false })
  }

  private readonly again = () => {
    this.props.onAgain()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={classes.broken} role="alert">
        <h1 className={classes.title}>{t('broken.title')}</h1>
        <p className={classes.text}>{t('broken.text')}</p>
        <div className={classes.acts}>
          <Button variant="filled" onClick={this.again}>
            {t('tryAgain')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>
        </div>
      </div>
    )
  }
}
