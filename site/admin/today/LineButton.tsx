import Button, { type ButtonProps } from '@mui/material/Button'

interface Props extends ButtonProps {
  label: string
  /** Whom it concerns, for those who cannot see on which line it stands. */
  name: string
}

/** Its label is left out where there is only room for the sign. */
export const LineButton = ({ label, name, ...rest }: Props) => (
  <Button variant="outlined" size="small" aria-label={`${label}: ${name}`} title={label} {...rest}>
    <span className="label">{label}</span>
  </Button>
)
