/** The line that says the Message-ID of a mail of ours, which stays when a server on its way gives it another one. */
export const OWN_ID = 'x-own-message-id'
