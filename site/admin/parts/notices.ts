import type { NotificationPayload } from 'react-admin'

/** Whether something can be pressed in it, such as what undoes. */
export const hasWayBack = ({ message, notificationOptions }: NotificationPayload): boolean =>
  typeof message !== 'string' || Boolean(notificationOptions?.action)

/** Of all messages those that still count: the newest, because an older one may no longer be true, and each with a way back. */
export const stillShown = (notices: NotificationPayload[]): NotificationPayload[] =>
  notices.filter((notice, index) => index === notices.length - 1 || hasWayBack(notice))
