import { Button, Typography } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { LinkBase, Title } from 'react-admin'
import { FORBIDDEN } from '../../../shared/accounts/permissions.ts'
import { adminPaths } from '../data/adminPaths.ts'

/** For a screen that fails. react-admin's own has too little contrast for axe, as those below. */
export const ErrorPage = () => (
  <>
    <Typography variant="h1" sx={{ mb: 2 }}>
      Es ist ein Fehler aufgetreten
    </Typography>
    <Typography variant="intro">
      Diese Seite konnte nicht angezeigt werden. Ihre Entwürfe bleiben erhalten.
    </Typography>
    <Button variant="contained" onClick={() => location.reload()} sx={start}>
      Seite neu laden
    </Button>
  </>
)

/** For an unknown address. */
export const NotFound = () => (
  <NoScreen title="Seite nicht gefunden" text="Diese Adresse gibt es in der Verwaltung nicht." />
)

/** For a screen that the user's role does not open. */
export const AccessDenied = () => (
  <NoScreen
    title="Kein Zugriff"
    text={`${FORBIDDEN}. Fragen Sie Ihren Administrator, wenn Sie diese Seite brauchen.`}
  />
)

const NoScreen = ({ title, text }: { title: string; text: string }) => (
  <>
    <Title title={title} />
    <Typography variant="intro">{text}</Typography>
    <Button component={LinkBase} to={adminPaths.dashboard} variant="contained" sx={start}>
      Zum Dashboard
    </Button>
  </>
)

const start = { alignSelf: 'start' }

interface BoundaryProps {
  /** The address of the screen: the next one is tried anew. */
  place: string
  children: ReactNode
}

/** Shows instead of a screen that it has failed, within the frame by which one gets to others. */
export class ScreenBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.isFailed && place !== this.props.place) this.setState({ isFailed: false })
  }

  override render() {
    return this.state.isFailed ? <ErrorPage /> : this.props.children
  }
}
