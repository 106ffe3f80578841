export const messages = {
  name: 'Text |||| Texte',
  fields: { page: 'Seite', isTemplate: 'Stand', updatedAt: 'Geändert' },
  page: { list: 'Texte' },
  notifications: { deleted: 'Die Vorlage ist wieder auf der Website' },
}
