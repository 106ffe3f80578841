import Typography from '@mui/material/Typography'
import { adminStatusLabels } from '../../../shared/product.ts'
import { CheckInput } from '../forms/CheckInput.tsx'
import { choicesOf } from '../forms/ChoiceField.tsx'
import { ChoiceInput } from '../forms/ChoiceInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'

const statuses = choicesOf(adminStatusLabels)

export const Publication = () => (
  <FormSection title="Veröffentlichung">
    <ChoiceInput source="status" choices={statuses} />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
      Inaktive Produkte erscheinen nicht auf der Website.
    </Typography>
    <CheckInput source="featured" />
    <Typography variant="body2" color="textSecondary">
      Steht auf der Startseite vorn.
    </Typography>
  </FormSection>
)
