/** The bytes of quoted-printable, one a character. */
export const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

/** The bytes of a part, which it carries as its `Content-Transfer-Encoding` says. */
export function decodedBytes(body: Buffer, coding: string): Buffer {
  if (/base64/i.test(coding)) {
    // Several pieces, each with its own end, stand one after the other where programs have joined them.
    const pieces = body.toString('latin1').split(/=+/)
    return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')))
  }
  return /quoted-printable/i.test(coding) ? quotedBytes(body.toString('latin1')) : body
}
