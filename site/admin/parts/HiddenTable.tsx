import Box from '@mui/material/Box'
import { visuallyHidden } from './Boxes.tsx'

interface Props {
  caption: string
  head: readonly string[]
  /** The first cell of each names it. */
  rows: readonly (readonly string[])[]
}

/** What a picture shows, for screen readers. */
export const HiddenTable = ({ caption, head, rows }: Props) => (
  <Box sx={visuallyHidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)
