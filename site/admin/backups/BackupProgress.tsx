import type { BackupStatus } from '../../../shared/backup/backup-work.ts'
import { WorkProgress } from '../layout/WorkProgress.tsx'
import { workText } from './backupText.ts'

interface Props {
  work: BackupStatus['work']
  /** What is happening as long as the server does not say. */
  text: string
}

export const BackupProgress = ({ work, text }: Props) =>
  work ? (
    <WorkProgress label={workText(work)} done={work.done} total={work.total} />
  ) : (
    <WorkProgress label={text} />
  )
