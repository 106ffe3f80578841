import OfferIcon from '@mui/icons-material/RequestQuoteOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const offers: AdminResource = {
  name: 'offers',
  path: '/offers',
  opensWhole: true,
  schemas: async () => {
    const { listedOffer, offer } = await import('../../../shared/offers/offer.ts')
    // The answer to a deletion names no inquiry.
    return { row: listedOffer.or(offer), record: offer }
  },
  permissions: 'inquiries.edit',
  failed: {
    load: 'Fehler beim Laden der Angebote',
    save: 'Fehler beim Speichern des Angebots',
    delete: 'Fehler beim Löschen des Angebots',
  },
  messages: {
    name: 'Angebot |||| Angebote',
    fields: {
      number: 'Nummer',
      customer: 'Kunde',
      payable: 'Zu zahlen',
      status: 'Status',
      validUntil: 'Gültig bis',
      age: 'Alter',
    },
    message: {
      delete_title: 'Entwurf löschen?',
      delete_content: 'Positionen und Texte dieses Entwurfs sind dann verloren.',
    },
    notifications: { deleted: 'Entwurf gelöscht' },
  },
  icon: OfferIcon,
  list: lazyPart(() => import('./OfferList.tsx')),
  edit: lazyPart(() => import('./OfferEdit.tsx')),
  recordRepresentation: 'number',
}
