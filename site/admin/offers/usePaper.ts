import { useOpenFile } from '../layout/useOpenFile.ts'
import { offerCalls } from './offerCalls.ts'

/** Shows an offer on paper. */
export const usePaper = (offerId: number) =>
  useOpenFile({
    load: () => offerCalls.paper(offerId),
    name: 'Angebot.pdf',
    failed: 'Die PDF-Datei konnte nicht erstellt werden',
  })
