import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DateInput, DateTimeInput, SelectInput, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { localTimeOf, momentAt } from '../../../shared/dealer/clock.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { adminStatusLabels, productLabels } from '../../../shared/product/product.ts'
import { useMay } from '../auth/me.tsx'
import { Stacked } from '../layout/Boxes.tsx'
import { inputChoices } from '../layout/ChoiceField.tsx'
import { adminPaths } from '../paths.ts'

/** Whether a machine is offered, and what of that ends or begins by itself. */
export function StatusInputs() {
  const status: unknown = useWatch({ name: 'status' })
  return (
    <Stacked>
      <SelectInput
        source="status"
        choices={inputChoices(adminStatusLabels)}
        isRequired
        helperText="Inaktive Maschinen erscheinen nicht auf der Website."
      />
      {status === 'reserved' && (
        <>
          <DateInput
            source="reservedUntil"
            parse={orNone}
            helperText="Danach ist die Maschine von selbst wieder aktiv. Leer: ohne Ende. Besucher sehen den Tag nicht."
          />
          <ReservedFor />
        </>
      )}
      {status === 'inactive' && (
        <DateTimeInput
          source="publishAt"
          format={toLocal}
          parse={toInstant}
          helperText="Dann wird die Maschine von selbst aktiv (deutsche Zeit). Leer: gar nicht."
        />
      )}
    </Stacked>
  )
}

const orNone = (value: string) => value || null

/** Berlin's time, wherever the browser is. What the input has formatted already stays. */
function toLocal(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.endsWith('Z') ? localTimeOf(new Date(value)) : value
}

/** While it is being typed it may be no time yet. */
function toInstant(local: string): string | null {
  const moment = local ? momentAt(local.slice(0, 16)) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

/** Says for whom the machine is reserved, to those who see inquiries. */
function ReservedFor() {
  const id: unknown = useWatch({ name: 'reservedFor' })
  const maySee = useMay('inquiries.read')
  const isFor = typeof id === 'number' && maySee
  const { data } = useGetOne<InquiryDetail>('inquiries', { id: isFor ? id : 0 }, { enabled: isFor })
  if (!isFor || !data) return null
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      {productLabels.reservedFor}{' '}
      <Link component={RouterLink} to={adminPaths.inquiry(data.id)}>
        {[data.name, data.company].filter(Boolean).join(', ')}
      </Link>{' '}
      ({data.receipt})
    </Typography>
  )
}
