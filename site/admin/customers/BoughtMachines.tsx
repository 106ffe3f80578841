import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import { formatDay } from '../../../shared/dates.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { Panel } from '../layout/Panel.tsx'
import { adminPaths } from '../paths.ts'
import { Lines } from './Lines.tsx'

/** What a customer has bought; nothing is said of those who have not. */
export const BoughtMachines = ({ bought }: Pick<Customer, 'bought'>) =>
  bought.length > 0 && (
    <Panel title="Gekauft">
      <Lines
        label="Gekauft"
        lines={bought.map(({ productId, title, at }) => ({
          id: `${at} ${productId} ${title}`,
          day: formatDay(at),
          what: productId ? (
            <Link component={LinkBase} to={adminPaths.product(productId)}>
              {title}
            </Link>
          ) : (
            title
          ),
          state: null,
        }))}
      />
    </Panel>
  )
