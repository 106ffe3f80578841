export const messages = {
  name: 'Text |||| Texte',
  fields: { page: 'Seite', isTemplate: 'Stand', updatedAt: 'Geändert' },
  page: { list: 'Texte' },
  action: { delete: 'Zurück zur Vorlage' },
  message: {
    delete_title: 'Zurück zur Vorlage?',
    delete_content:
      'Ihr eigener Text dieser Seite geht verloren. Die Vorlage ist sofort auf der Website.',
  },
  notifications: { deleted: 'Die Vorlage ist wieder auf der Website' },
}
