import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** The address of the screen: the next one is tried anew. */
  place: string
  children: ReactNode
}

/** Shows instead of a screen that it has failed, within the frame by which one gets to others. */
export class ScreenBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.isFailed && place !== this.props.place) this.setState({ isFailed: false })
  }

  override render() {
    return this.state.isFailed ? <ErrorPage /> : this.props.children
  }
}
