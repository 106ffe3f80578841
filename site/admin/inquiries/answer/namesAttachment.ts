const ATTACHED =
  /(?<!\p{L})(?:Anhang|Anhangs|Anhänge|Anhängen|angehängt\p{L}*|anhängend\p{L}*|beigefügt\p{L}*|beiliegend\p{L}*|anbei|(?:in der|als) Anlage)(?!\p{L})/iu

/** Whether a letter speaks of something that is attached to it. A trailer (`Anhänger`) is none. */
export const namesAttachment = (text: string): boolean => ATTACHED.test(text)
