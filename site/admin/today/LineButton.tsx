import Button, { type ButtonProps } from '@mui/material/Button'

interface Props extends ButtonProps {
  label: string
  /** Whom it concerns, for those who cannot see on which line it stands. */
  name: string
}

export const LineButton = ({ label, name, ...rest }: Props) => (
  <Button variant="outlined" aria-label={`${label}: ${name}`} {...rest}>
    {label}
  </Button>
)
