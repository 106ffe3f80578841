import { expect, it } from 'vitest'
import { stillShown } from './Notification.tsx'

const plain = (message: string) => ({ message, type: 'info' as const })
const undoable = (message: string) => ({
  ...plain(message),
  notificationOptions: { action: 'Rückgängig' },
})

it('replaces a message by the next, but none with a way back', () => {
  const [saved, lost, sent, won] = [
    plain('Gespeichert'),
    undoable('Verloren'),
    plain('Gesendet'),
    undoable('Gewonnen'),
  ]
  expect(stillShown([saved, lost])).toEqual([lost])
  expect(stillShown([lost, sent])).toEqual([lost, sent])
  expect(stillShown([saved, lost, sent, won])).toEqual([lost, won])
  expect(stillShown([])).toEqual([])
})
