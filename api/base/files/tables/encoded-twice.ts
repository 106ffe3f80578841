import iconv from 'iconv-lite'

/** German letters in UTF-8 that a program has taken for Windows-1252 and written in UTF-8 once more: `MÃ¼nster`. */
const TWICE = /Ã[¤¶¼Ÿ„–œ]|â‚¬/
const ONCE = /[äöüÄÖÜß€]/

/** Whether a text was encoded twice, which its umlauts tell: all of them, or it is none. */
export async function isEncodedTwice(text: AsyncIterable<string>): Promise<boolean> {
  let isTwice = false
  for await (const part of text) {
    if (ONCE.test(part)) return false
    isTwice ||= TWICE.test(part)
  }
  return isTwice
}

export async function* decodedAgain(text: AsyncIterable<string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const part of text)
    yield decoder.decode(iconv.encode(part, 'windows-1252'), { stream: true })
  yield decoder.decode()
}
