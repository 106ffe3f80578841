import type { Attachment, Email } from 'postal-mime'

const DATA = /data:(image\/[\w.+-]{1,40})(?:;[\w.=-]{1,60}){0,3};base64,([A-Za-z0-9+/=%\s]*)/gi
const PERCENT = /%([\da-f]{2})/gi

/** A mail with the pictures that its page holds within itself among its parts. The page is shorter by them. */
export function withPicturesApart(email: Email): Email {
  if (!email.html?.includes('data:image/')) return email
  const pictures: Attachment[] = []
  const html = email.html.replace(DATA, (_, type: string, code: string) => {
    const id = `data-${pictures.length}`
    pictures.push({
      filename: `Bild ${pictures.length + 1}`,
      mimeType: type.toLowerCase(),
      disposition: 'inline',
      related: true,
      contentId: `<${id}>`,
      content: bytesOf(code),
    })
    return `cid:${id}`
  })
  return { ...email, html, attachments: [...email.attachments, ...pictures] }
}

const bytesOf = (code: string) =>
  Buffer.from(
    code.replace(PERCENT, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
    'base64',
  )
