import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { FormSection } from '../../forms/FormSection.tsx'
import { AddLines } from './AddLines.tsx'
import { DragHandle, DropTarget } from './DragLine.tsx'
import { LineInputs } from './LineInputs.tsx'
import { MoveLine, RemoveLine } from './MoveLine.tsx'

/** What is offered, in the order of the paper. */
export const OfferLines = () => (
  <FormSection title="Positionen">
    <ArrayInput source="lines" label={false} helperText={false} margin="none">
      <SimpleFormIterator
        fullWidth
        disableClear
        getItemLabel={() => <DragHandle />}
        addButton={<AddLines />}
        reOrderButtons={<MoveLine />}
        removeButton={<RemoveLine />}
        sx={layout}
      >
        <DropTarget>
          <LineInputs />
        </DropTarget>
      </SimpleFormIterator>
    </ArrayInput>
  </FormSection>
)

const layout = {
  '& > ul > li:first-of-type': { pt: 0 },
  '& .RaSimpleFormIterator-line': { py: 2 },
  '& .RaSimpleFormIterator-index': { mt: 3.5, mr: 0.5 },
  '& .RaSimpleFormIterator-action': {
    display: 'flex',
    flexDirection: { sm: 'column' },
    ml: { sm: 1 },
  },
  '& .RaSimpleFormIterator-buttons, & .RaSimpleFormIterator-add': { display: 'block' },
}
