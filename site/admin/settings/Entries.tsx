import { SimpleFormIterator, type SimpleFormIteratorProps } from 'react-admin'

/** The entries of a list: two short fields side by side where there is room, the longest below. */
export const Entries = (props: SimpleFormIteratorProps) => (
  <SimpleFormIterator fullWidth disableClear sx={layout} {...props} />
)

const layout = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '& .RaSimpleFormIterator-line': { py: 2 },
}
