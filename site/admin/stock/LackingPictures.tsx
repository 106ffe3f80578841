import { Button, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { MachineLackingPictures } from '../../../shared/stock/import.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useFirst } from '../lists/useFirst.ts'
import { BulletList, PlainList, Row } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'

interface Props {
  machines: MachineLackingPictures[]
  /** What can be done about it, below the list. */
  children?: ReactNode
}

/** The machines that come in without some of their pictures, each picture with its reason. */
export function LackingPictures({ machines, children }: Props) {
  const { shown, showAll } = useFirst(machines)
  const count = machines.reduce((sum, { pictures }) => sum + pictures.length, 0)
  return (
    <Panel title="Fehlende Bilder">
      <Typography variant="intro">
        {formatCount(count, 'Bild fehlt', 'Bilder fehlen')}. Die Maschinen kommen ohne sie in den
        Bestand; Bilder, die sie schon haben, behalten sie.
      </Typography>
      <PlainList gap={1.5} aria-label="Fehlende Bilder">
        {shown.map(({ row, id, title, pictures }) => (
          <li key={row}>
            {id === null ? (
              <strong>{title || 'Ohne Namen'}</strong>
            ) : (
              <Link component={RouterLink} to={adminPaths.product(id)}>
                {title}
              </Link>
            )}
            <Typography component="span" variant="note">
              {' '}
              Zeile {row}
            </Typography>
            <BulletList>
              {pictures.map(({ value, message }) => (
                <li key={value}>{message.includes(value) ? message : `${value}: ${message}`}</li>
              ))}
            </BulletList>
          </li>
        ))}
      </PlainList>
      {showAll && <Button onClick={showAll}>Alle {machines.length} Maschinen zeigen</Button>}
      {children && <Row above={2}>{children}</Row>}
    </Panel>
  )
}
