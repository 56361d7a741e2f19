import { Component, type ReactNode } from 'react'

/** Around what the page can do without: if it breaks or does not load, the screen stays as it is. */
export class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error): void {
    console.warn(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
