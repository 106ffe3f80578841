import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import {
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin'

/** The entries of a list in a form, with a button in words that adds one. */
export const EntryList = (props: SimpleFormIteratorProps) => (
  <SimpleFormIterator fullWidth disableClear addButton={<AddEntry />} {...props} />
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
