import { Readable } from 'node:stream'
import { isSignedBy } from '../../../shared/inquiries/letter-form.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import type { LetterContent, LetterKind, MailAttachment } from '../../base/work/mail/letters.ts'
import { DeliveryError, oneLine } from '../../base/work/mail/letters.ts'
import { authorForCustomers } from '../../dealer/accounts/signing-name.ts'
import { currentContact, letterFeet } from '../../dealer/settings/mail-sender.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { MessageAttachmentEntity, MessageEntity } from '../inquiries/message.entity.ts'
import { linesOf } from '../inquiries/message.queries.ts'
import type { MessageFiles, StoredFile } from '../inquiries/message-files.ts'
import { mailsToSender, threadBefore } from '../inquiries/thread.ts'

/** Mail programs fold away what follows this line (RFC 3676, 4.3). */
const SIGNATURE = '-- '

const AWAY = 'Die angehängten Dateien sind gerade nicht erreichbar'

/** The answer to an inquiry, and the copy for the one who has written it. What becomes of that is nobody's concern. */
export function replyLetters(files: MessageFiles) {
  const reply = replyLetter(files)
  return { reply, replyCopy: { write: reply.write } }
}

/** In one thread with the mails before it. */
const replyLetter = (messageFiles: MessageFiles): LetterKind => ({
  async write(mail, { em, siteUrl }) {
    const message = await em.findOne(MessageEntity, Number(mail.about), {
      populate: ['text', 'inquiry'],
    })
    if (!message) return null
    const dealer = await currentContact(em)
    const author = await authorForCustomers(em, message.author ?? null)
    const files = await em.find(
      MessageAttachmentEntity,
      { message },
      { orderBy: { position: 'asc' } },
    )
    const inquiry = message.inquiry.id
    const { signature, privacy } = letterFeet[languageOf(message)]
    return {
      subject: oneLine(message.subject),
      text: `${signed(message.text, author ?? dealer.shortName)}\n${SIGNATURE}\n${signature(dealer, siteUrl)}\n\n${privacy(siteUrl)}\n`,
      ...shownTo(message),
      replyTo: [{ name: dealer.name, address: dealer.email }],
      autoSubmitted: 'no',
      references: await threadBefore(em, mail, await mailsToSender(em, inquiry), inquiry),
      attachments: await toAttachments(messageFiles, files),
    }
  },

  async note(em, { about, recipient }, failure) {
    const message = await em.findOne(MessageEntity, Number(about))
    if (!message) return
    const name = `Antwort an ${recipient}`
    if (failure === null) recordEvent(em, message.inquiry.id, 'mailSent', `${name} gesendet`)
    else recordEvent(em, message.inquiry.id, 'mailFailed', `${name} nicht zustellbar. ${failure}`)
  },
})

const languageOf = ({ inquiry }: MessageEntity): Language => inquiry.language

/** A letter with the name of who writes it, unless they have signed it themselves. */
const signed = (text: string, name: string) =>
  isSignedBy(name, text) ? text.trimEnd() : `${text}\n\n${name}`

/** Whom the letter names, where that is not the customer alone: everybody may answer everybody. */
function shownTo({ recipients, cc, inquiry }: MessageEntity): Pick<LetterContent, 'shown'> {
  if (!recipients && !cc) return {}
  return { shown: { to: linesOf(recipients || inquiry.email), cc: linesOf(cc) } }
}

/** @throws {DeliveryError} for a file that is gone, and while the storage is away */
async function toAttachments(
  messageFiles: MessageFiles,
  files: readonly StoredFile[],
): Promise<MailAttachment[]> {
  for (const { name, file } of files) if (!(await isThere(messageFiles, file))) throw isGone(name)
  return files.map(({ name, type, file }) => ({
    filename: name,
    contentType: type,
    // Opened only when its turn comes, so that the files of a mail are never in memory.
    content: Readable.from(bytesOf(messageFiles, file), { objectMode: false }),
  }))
}

async function isThere(messageFiles: MessageFiles, file: string): Promise<boolean> {
  try {
    return await messageFiles.has(file)
  } catch (error) {
    if (!(error instanceof StorageOutage)) throw error
    throw new DeliveryError(AWAY, { isPermanent: false, isServer: true })
  }
}

const isGone = (name: string) =>
  new DeliveryError(
    `Die Datei „${name}“ ist nicht mehr vorhanden. Antworten Sie bitte noch einmal und hängen Sie sie neu an`,
    { isPermanent: true, isServer: false },
  )

async function* bytesOf(messageFiles: MessageFiles, file: string): AsyncGenerator<Buffer> {
  const opened = await messageFiles.open(file)
  if (!opened) throw new Error(`The file ${file} of a message was removed`)
  yield* opened.content
}
