import Box from '@mui/material/Box'

interface Props {
  name: string
  /** The names of the list around it. */
  names: readonly string[]
}

/** A machine's name; on one line of a wide screen. What it has in common with others is cut first. */
export function MachineName({ name, names }: Props) {
  const shared = sharedStart(name, names)
  return (
    <Box component="span" title={name} sx={line}>
      {shared > 0 && <span>{name.slice(0, shared)}</span>}
      <span>{name.slice(shared)}</span>
    </Box>
  )
}

const line = {
  display: { lg: 'flex' },
  minWidth: 0,
  '& > span': { overflow: { lg: 'hidden' }, textOverflow: 'ellipsis', whiteSpace: { lg: 'pre' } },
  // All of it, and a few letters of what stands before.
  '& > span + span': { flexShrink: { lg: 0 }, maxWidth: { lg: 'calc(100% - 4em)' } },
}

/** How many letters, in whole words, a name begins with as another one of a list does. */
export function sharedStart(name: string, names: readonly string[]): number {
  const lengths = names
    .filter((other) => other !== name)
    .map((other) => name.slice(0, equalLetters(name, other)).lastIndexOf(' ') + 1)
  return Math.max(0, ...lengths)
}

function equalLetters(name: string, other: string): number {
  let count = 0
  while (count < name.length && name[count] === other[count]) count++
  return count
}
