import { expect, it } from 'vitest'
import { namesAttachment } from './namesAttachment.ts'

it.each([
  'Das Datenblatt finden Sie im Anhang.',
  'Anbei das Datenblatt',
  'ANBEI: das Datenblatt',
  'Ich habe zwei Bilder angehängt.',
  'das beigefügte Angebot',
  'Die Bilder sind beigefügt, der Preis folgt.',
  'Die Anhänge zeigen den Mast.',
  'das Datenblatt in der Anlage',
])('sees that %j names an attachment', (text) => expect(namesAttachment(text)).toBe(true))

it.each([
  '',
  'Der Stapler zieht auch einen Anhänger.',
  'mit Anhängerkupplung',
  'Die Hydraulikanlage ist neu.',
  'Eine Anlage dieser Größe haben wir nicht.',
  'Der Termin hängt von der Spedition ab.',
  'Wir hängen die Batterie gern an das Ladegerät.',
])('sees that %j names none', (text) => expect(namesAttachment(text)).toBe(false))
