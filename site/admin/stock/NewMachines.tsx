import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { type ProductInput, productInput, productLabels } from '../../../shared/product/product.ts'
import { shownText } from '../../../shared/product/shown-text.ts'
import {
  type ImportedRow,
  type ImportReport,
  LISTED_CHANGES,
} from '../../../shared/stock/import.ts'
import { visitorsSee } from '../../../shared/stock/visibility.ts'
import { useFirst } from '../lists/useFirst.ts'
import { visuallyHidden } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { useDescribeField } from '../products/describeField.ts'
import { RowHints } from './Hints.tsx'

type Field = keyof ProductInput
/** What has a line of its own below the others. */
const LONG: Field[] = ['specifications', 'description', 'rent', 'images', 'conditionReport', 'note']

/** The machines that would be new, a row each: first what visitors see of them, then what stays internal. */
export function NewMachines({ report }: { report: ImportReport }) {
  const describe = useDescribeField()
  const machines = report.changes.filter(({ id }) => id === null)
  const { shown, showAll } = useFirst(machines)
  const textOf = ({ fields }: ImportedRow, field: Field) =>
    describe(field, null, fields[field]?.[1])
      .map(({ label, after }) => (label ? `${label}: ${shownText(label, after)}` : after))
      .join(', ')
  const given = fieldsOf(machines)
  const same = machines.length > 1 ? given.filter((field) => isSame(machines, field)) : []
  const others = given.filter((field) => !same.includes(field) && !isInTitle(machines, field))
  const fields = others.filter((field) => !LONG.includes(field))
  return (
    <Panel title="Neue Maschinen">
      {same.length > 0 && (
        <Typography gutterBottom>
          Bei allen gleich:{' '}
          {same
            .map((field) => `${productLabels[field]} ${machines[0] && textOf(machines[0], field)}`)
            .join(', ')}
        </Typography>
      )}
      <TableContainer tabIndex={0} role="group" aria-label="Neue Maschinen, seitlich zu rollen">
        <Table size="small" aria-label="Neue Maschinen" sx={layout}>
          <TableHead>
            <TableRow>
              <TableCell>Zeile</TableCell>
              {fields.map((field) => (
                <TableCell key={field}>
                  {productLabels[field]} {!visitorsSee(field) && <Internal />}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((machine) => (
              <Fragment key={machine.row}>
                <TableRow className="machine">
                  <TableCell component="th" scope="row">
                    <Box component="span" className="label">
                      Zeile{' '}
                    </Box>
                    {machine.row}
                  </TableCell>
                  {fields.map((field) => (
                    <TableCell
                      key={field}
                      className={`${field} ${visitorsSee(field) ? '' : 'internal'}`}
                    >
                      <Box component="span" className="label" aria-hidden>
                        {productLabels[field]} {!visitorsSee(field) && '(nur intern)'}
                      </Box>
                      {textOf(machine, field) || '–'}
                    </TableCell>
                  ))}
                </TableRow>
                <TableRow>
                  <TableCell colSpan={fields.length + 1} className="more">
                    {others
                      .filter((field) => LONG.includes(field) && textOf(machine, field))
                      .map((field) => (
                        <Box key={field}>
                          {field !== 'specifications' && (
                            <Box component="span" sx={{ color: 'text.secondary' }}>
                              {productLabels[field]}
                              {!visitorsSee(field) && ' (nur intern)'}:{' '}
                            </Box>
                          )}
                          {textOf(machine, field)}
                        </Box>
                      ))}
                    <RowHints hints={report.hints} row={machine.row} />
                  </TableCell>
                </TableRow>
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {showAll && (
        <Button size="small" onClick={showAll}>
          Alle {machines.length} neuen Maschinen zeigen
        </Button>
      )}
      {report.created > machines.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Gezeigt werden die ersten {LISTED_CHANGES} neuen und geänderten Maschinen.
        </Typography>
      )}
    </Panel>
  )
}

const Internal = () => <Chip component="span" size="small" label="nur intern" />

/** What any of them has, the title first and what is internal last. */
function fieldsOf(machines: ImportedRow[]): Field[] {
  const { options } = productInput.keyof()
  const given = options.filter((field) =>
    machines.some(({ fields }) => !isEmpty(fields[field]?.[1])),
  )
  return given.toSorted((one, other) => place(one) - place(other))
}

const textIn = ({ fields }: ImportedRow, field: Field) => JSON.stringify(fields[field]?.[1])

/** What need not be repeated in each row. Technical data and titles are what one looks for there. */
const isSame = ([first, ...others]: ImportedRow[], field: Field) =>
  field !== 'title' &&
  field !== 'specifications' &&
  first !== undefined &&
  others.every((other) => textIn(other, field) === textIn(first, field))

/** Brand and model are read in the title. */
const isInTitle = (machines: ImportedRow[], field: Field) =>
  (field === 'brand' || field === 'model') &&
  machines.every(({ title, fields }) =>
    title.toLowerCase().includes(String(fields[field]?.[1]).toLowerCase()),
  )

const place = (field: Field) => (field === 'title' ? 0 : visitorsSee(field) ? 1 : 2)

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

const layout = {
  '& td, & th': { verticalAlign: 'top', px: 1 },
  '& .machine td, & .machine th': { border: 0, borderTop: 1, borderColor: 'divider', pb: 0 },
  '& td': { position: 'relative', overflowWrap: 'break-word', hyphens: 'auto', minWidth: 72 },
  '& .title': { minWidth: 160, fontWeight: 600 },
  '& .more': { border: 0, pt: 0.5, pb: 1.5, pl: { md: 7 } },
  '& .internal': { bgcolor: 'action.hover' },
  '& .label': visuallyHidden,
  // On narrow screens each row is a card.
  '@media (max-width: 899.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { display: 'block' },
    '& .machine': { borderTop: 1, borderColor: 'divider', pt: 1 },
    '& td, & .machine td, & .machine th': { display: 'block', border: 0, px: 1, py: 0.5 },
    '& .machine .label': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clip: 'auto',
      clipPath: 'none',
      m: 0,
      pr: 1,
      color: 'text.secondary',
    },
  },
}
