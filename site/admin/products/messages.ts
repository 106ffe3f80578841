import { productLabels } from '../../../shared/product/product.ts'
import { retention } from '../../../shared/retention.ts'

export const messages = {
  name: 'Produkt |||| Produkte',
  fields: {
    ...productLabels,
    search: 'Produkte suchen',
    category: productLabels.categoryId,
    createdAt: 'Angelegt',
  },
  page: { list: 'Produkte', create: 'Neues Produkt', edit: '%{recordRepresentation}' },
  action: {
    create: 'Neues Produkt',
    edit: '%{recordRepresentation} bearbeiten',
    delete: '%{recordRepresentation} löschen',
  },
  message: {
    delete_title: 'Produkt löschen?',
    delete_content: `„%{recordRepresentation}“ verschwindet sofort von der Website und liegt ${retention.trashDays} Tage im Papierkorb. Anfragen zu diesem Produkt bleiben erhalten.`,
  },
  notifications: {
    updated: 'Produkt gespeichert |||| %{smart_count} Produkte gespeichert',
    deleted: 'Produkt gelöscht |||| %{smart_count} Produkte gelöscht',
  },
}
