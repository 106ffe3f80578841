import { Box, Typography } from '@mui/material'
import { useTranslateLabel } from 'react-admin'
import type { Differences as AllDifferences } from '../../../shared/operation/history.ts'

/** A difference as it is read: of a field, or of a part of it such as a row of the technical data. */
export interface Line {
  label?: string
  before: string
  after: string
}
export type Describe = (field: string, before: unknown, after: unknown) => Line[]

interface Props {
  resource: string
  fields: AllDifferences
  describe: Describe
}

/** The fields that differ, each with what it was and what it is. */
export function Differences({ resource, fields, describe }: Props) {
  const translateLabel = useTranslateLabel()
  // A field that an earlier version did not have differs from its default, which reads the same.
  const lines = Object.entries(fields).flatMap(([source, [before, after]]) =>
    describe(source, before, after)
      .filter((line) => line.before !== line.after)
      .map((line) => ({ ...line, source })),
  )
  if (lines.length === 0) return <Typography>Kein sichtbarer Unterschied.</Typography>
  return (
    <Box component="dl" sx={grid}>
      {lines.map(({ source, before, after, ...line }) => {
        const label = line.label ?? String(translateLabel({ source, resource }))
        return (
          <Box key={`${source}-${label}`}>
            <Typography component="dt" variant="note">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const grid = {
  m: 0,
  display: 'grid',
  gap: 1,
  '& del': { textDecoration: 'none', color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}
