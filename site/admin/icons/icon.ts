import { createSvgIcon } from '@mui/material/SvgIcon'
import { createElement } from 'react'

/** @param name that browser tests may find it by, with `Icon` behind it */
export function icon(name: string, path: string) {
  return createSvgIcon(createElement('path', { d: path }), name)
}
