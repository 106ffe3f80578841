export const messages = {
  name: 'Papierkorb |||| Papierkorb',
  fields: {
    image: 'Bild',
    title: 'Titel',
    deletedAt: 'Gelöscht',
    expiresAt: 'Frist',
  },
  page: { list: 'Papierkorb' },
  action: { delete: '%{recordRepresentation} endgültig löschen' },
  message: {
    delete_title: 'Endgültig löschen?',
    delete_content:
      '„%{recordRepresentation}“ lässt sich danach nicht mehr wiederherstellen, auch nicht Bilder und Verlauf.',
  },
  notifications: { deleted: 'Endgültig gelöscht' },
}
