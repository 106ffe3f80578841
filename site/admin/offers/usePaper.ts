import { API, fetchFile } from '../data/api.ts'
import { useOpenFile } from '../parts/files.ts'

/** Shows an offer on paper, as it is stored; a draft as it would look now. */
export const usePaper = (offerId: number) =>
  useOpenFile({
    load: () => fetchFile(`${API}/offers/${offerId}/angebot.pdf`),
    name: 'Angebot.pdf',
    failed: 'Die PDF-Datei konnte nicht erstellt werden',
  })
