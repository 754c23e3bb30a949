import { Component, type ReactNode } from 'react'
import styles from './markdown.module.css'

/** Shows the text as it was written when rendering it as Markdown fails: no reply is ever lost to a parser. */
export class PlainOnError extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p className={styles.plain}>{this.props.text}</p>
  }
}
