import { useStore } from 'react-admin'

/** What the browser allows; null where it shows no notices at all. */
export const noticePermission = () => ('Notification' in window ? Notification.permission : null)

/** Whether somebody has wanted notices of calls in this browser, and what says so. */
export const useCallNoticeWish = () => useStore('rueckrufe.hinweis', false)

/** Whether notices of calls are to be shown. */
export function useShowsCallNotices(): boolean {
  const [isWanted] = useCallNoticeWish()
  return isWanted && noticePermission() === 'granted'
}
