import PDFDocument from 'pdfkit'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'

/** The pictures that can be drawn, as addresses of their own data, by the number of the machine. */
export function drawablePictures({ pictures }: Pick<SentOffer, 'pictures'>): Map<number, string> {
  const scratch = new PDFDocument()
  const isDrawable = (picture: string) => {
    try {
      scratch.image(picture, 0, 0)
      return true
    } catch {
      // Damaged; the offer is as good without it.
      return false
    }
  }
  return new Map(
    Object.entries(pictures)
      .map(([id, base64]) => [Number(id), `data:image/jpeg;base64,${base64}`] as const)
      .filter(([, picture]) => isDrawable(picture)),
  )
}
