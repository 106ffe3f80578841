import type { YardMachine } from '../../../shared/yard/yard.ts'
import { plainNumber } from './findMachines.ts'
import { yardPaths } from './yardPaths.ts'

/** What reads codes in browsers that can (Shape Detection API), which TypeScript does not know yet. */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
declare const BarcodeDetector: {
  new (options: { formats: string[] }): CodeReader
  getSupportedFormats(): Promise<string[]>
}

/** A reader of labels; null where the browser has none. The phone's own camera reads them everywhere. */
export async function openCodeReader(): Promise<CodeReader | null> {
  if (!('BarcodeDetector' in window) || !('mediaDevices' in navigator)) return null
  const formats = await BarcodeDetector.getSupportedFormats()
  return formats.includes('qr_code') ? new BarcodeDetector({ formats }) : null
}

const LABEL = new RegExp(`^https?://[^/]+${yardPaths.home}/(\\d+)$`)

/** The number of the machine that a label leads to; null for any other code, such as the dealer's own barcode. */
export function machineOfLabel(code: string): number | null {
  const number = LABEL.exec(code)?.[1]
  return number ? Number(number) : null
}

/** The machine of a label or of the dealer's own barcode, which is its number; undefined if it is not in stock. */
export function machineOfCode(machines: YardMachine[], code: string): YardMachine | undefined {
  const id = machineOfLabel(code)
  if (id !== null) return machines.find((machine) => machine.id === id)
  const number = plainNumber(code)
  return machines.find(
    ({ stockNumber }) => number !== '' && plainNumber(stockNumber ?? '') === number,
  )
}
