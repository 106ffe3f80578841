export const messages = {
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
}
