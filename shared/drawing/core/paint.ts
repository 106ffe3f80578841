/** What each maker paints in their own colours; `trim` is the second colour of the bodywork. */
export type LiveryPart = 'body' | 'trim' | 'frame' | 'mast' | 'rim'

/** What looks the same on every truck. */
export type Material =
  | 'ink'
  | 'steel'
  | 'fork'
  | 'rubber'
  | 'seat'
  | 'chrome'
  | 'glass'
  | 'white'
  | 'amber'
  | 'red'
  | 'blue'
  | 'wood'
  | 'carton'
  | 'wrap'
  | 'polyurethane'
  | 'paper'

/** What a surface is painted with, one or two steps lighter (`+`) or darker (`-`). */
export type Paint = `${LiveryPart | Material}${'' | '+' | '++' | '-' | '--'}`
