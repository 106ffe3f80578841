import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import {
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin'
import { MoveButtons, RemoveButton } from '../parts/RowButtons.tsx'

interface Props extends SimpleFormIteratorProps {
  /** What an entry is called in the names of its buttons. */
  name?: string
}

/** The entries of a list in a form, with a button in words that adds one. */
export const EntryList = ({ name = 'Eintrag', ...props }: Props) => (
  <SimpleFormIterator
    fullWidth
    disableClear
    addButton={<AddEntry />}
    reOrderButtons={<MoveEntry name={name} />}
    removeButton={<RemoveEntry name={name} />}
    {...props}
  />
)

function AddEntry() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  )
}

function MoveEntry({ name }: { name: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem()
  return <MoveButtons name={`${name} ${index + 1}`} index={index} count={total} onMove={reOrder} />
}

function RemoveEntry({ name }: { name: string }) {
  const { index, remove } = useSimpleFormIteratorItem()
  return <RemoveButton label={`${name} ${index + 1} entfernen`} onRemove={() => remove()} />
}
