import { useState } from 'react'
import { KeepQuestion } from '../../forms/LeaveQuestion.tsx'
import type { attachmentDoubt } from './answerForm.ts'

type Doubt = NonNullable<ReturnType<typeof attachmentDoubt>>

/** Asks whether a letter goes out without what belongs to it. Render `question`; `ask` answers it. */
export function useAttachmentQuestion() {
  const [asked, setAsked] = useState<(Doubt & { answer: (isSent: boolean) => void }) | null>(null)
  const ask = (doubt: Doubt) => new Promise<boolean>((answer) => setAsked({ ...doubt, answer }))
  const end = (isSent: boolean) => {
    asked?.answer(isSent)
    setAsked(null)
  }
  const question = asked && (
    <KeepQuestion
      title={`${asked.goOn}?`}
      text={asked.text}
      goOn={asked.goOn}
      onGoOn={() => end(true)}
      onKeep={() => end(false)}
    />
  )
  return { ask, question }
}
