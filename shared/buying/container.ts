import { passageHeight } from '../figures/derived.ts'
import type { Figures } from '../figures/registry.ts'

/** The door of a dry container (ISO 668, 20' and 40') in millimetres; that of a high cube is as wide. */
export const CONTAINER_DOOR = { width: 2340, height: 2280, highCube: 2585 } as const

export type ContainerFit = 'standard' | 'highCube' | 'none' | 'unknown'

/** The verdict for a carrier who reads English. */
export const containerFitInEnglish: Record<ContainerFit, string> = {
  standard: 'Fits through the door of a standard container',
  highCube: 'Needs a high-cube container',
  none: 'Too large for a container door',
  unknown: 'Height for the container on request',
}

/** Through the door of which container a machine drives with its mast lowered. Unknown without its closed height. */
export function containerFit(figures: Figures): ContainerFit {
  const height = passageHeight(figures)
  const { width = 0 } = figures
  if (height === undefined) return 'unknown'
  if (width >= CONTAINER_DOOR.width || height >= CONTAINER_DOOR.highCube) return 'none'
  return height < CONTAINER_DOOR.height ? 'standard' : 'highCube'
}
