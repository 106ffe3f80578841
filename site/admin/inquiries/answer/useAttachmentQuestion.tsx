import { useState } from 'react'
import { KeepQuestion } from '../../layout/KeepQuestion.tsx'

/** Asks whether a letter that speaks of an attachment goes out without one. Render `question`; `ask` answers it. */
export function useAttachmentQuestion() {
  const [answer, setAnswer] = useState<((isSent: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const end = (isSent: boolean) => {
    answer?.(isSent)
    setAnswer(null)
  }
  const question = answer && (
    <KeepQuestion
      title="Ohne Anhang senden?"
      text="Ihr Text nennt einen Anhang, es ist aber keiner dabei."
      goOn="Ohne Anhang senden"
      onGoOn={() => end(true)}
      onKeep={() => end(false)}
    />
  )
  return { ask, question }
}
