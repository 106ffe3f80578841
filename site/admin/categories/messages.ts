export const messages = {
  name: 'Kategorie |||| Kategorien',
  fields: {
    sortOrder: 'Reihenfolge',
    icon: 'Symbol',
    name: 'Name',
    slug: 'Kürzel',
    description: 'Beschreibung',
    products: 'Produkte',
  },
  page: { list: 'Kategorien', create: 'Neue Kategorie' },
  action: { create: 'Neue Kategorie', delete: '%{recordRepresentation} löschen' },
  message: {
    delete_title: 'Kategorie löschen?',
    delete_content: '„%{recordRepresentation}“ verschwindet sofort von der Website.',
  },
  notifications: { deleted: 'Kategorie gelöscht' },
}
