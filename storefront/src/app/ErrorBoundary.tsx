import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import screen from '#ui/Screen.module.css'
import { errors as text } from '#core/words/errors.ts'

/** Contains a broken page or a missing chunk. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={screen.main}>
        <h1>{text.crashTitle}</h1>
        <p>{text.crashHint}</p>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
      </div>
    )
  }
}
