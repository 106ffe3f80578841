import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { placeholders } from '../../../shared/texts/placeholders.ts'

/** What the dealer can write in any text. */
export const PlaceholderHelp = () => (
  <Card component="details" sx={{ p: { xs: 2, sm: 2.5 } }}>
    <summary>Angaben aus den Einstellungen einsetzen</summary>
    <p>
      Ein Platzhalter in geschweiften Klammern zeigt, was in den Einstellungen steht. Das
      Gründungsjahr und der Notdienst können dort fehlen. Was in eckigen Klammern steht, entfällt
      dann: {example}. Fällt der ganze Text eines Eintrags weg, entfällt der Eintrag.
    </p>
    <Box component="dl" sx={list}>
      {Object.entries(placeholders).map(([name, { means }]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{means}</dd>
        </Box>
      ))}
    </Box>
  </Card>
)

const example = <code>{'Händler in {ort}[, seit {seit}]'}</code>

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  m: 0,
  '& dd': { m: 0 },
}
