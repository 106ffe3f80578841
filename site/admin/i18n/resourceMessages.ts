/** What the resources and their fields are called, wherever they are shown. */
export const resourceMessages = {
  products: {
    name: 'Produkt |||| Produkte',
    fields: {
      title: 'Titel',
      brand: 'Marke',
      model: 'Modell',
      year: 'Baujahr',
      price: 'Preis',
      location: 'Standort',
      categoryId: 'Kategorie',
      description: 'Beschreibung',
      images: 'Bilder',
      specifications: 'Technische Daten',
      featured: 'Empfohlen',
      status: 'Status',
      createdAt: 'Angelegt',
    },
  },
  categories: {
    name: 'Kategorie |||| Kategorien',
    fields: {
      sortOrder: 'Reihenfolge',
      icon: 'Symbol',
      name: 'Name',
      slug: 'Kürzel',
      description: 'Beschreibung',
      products: 'Produkte',
    },
  },
  inquiries: {
    name: 'Anfrage |||| Anfragen',
    fields: {
      createdAt: 'Eingang',
      receipt: 'Nummer',
      name: 'Name',
      company: 'Firma',
      product: 'Produkt',
      message: 'Nachricht',
      status: 'Status',
    },
  },
} as const
