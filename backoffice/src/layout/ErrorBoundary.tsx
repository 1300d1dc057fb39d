import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadError } from '../components/LoadError'

interface FenceProps {
  children: ReactNode
  /** A new place starts afresh. */
  place: string
}

class Fence extends Component<FenceProps, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate(before: FenceProps) {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: null })
  }

  override render() {
    return this.state.error ? (
      <LoadError retry={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    )
  }
}

export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Fence place={useLocation().pathname}>{children}</Fence>
)
