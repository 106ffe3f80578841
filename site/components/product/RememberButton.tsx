import './remember-button.css'
import { IslandIcon } from '../IslandIcon.tsx'

interface Props {
  id: number
  /** The id of the element that names the machine, where there are several. */
  describedBy?: string
}

/** Puts a machine on the Merkliste. `scripts/shortlist.ts` handles the press and says whether it is on it. */
export function RememberButton({ id, describedBy }: Props) {
  return (
    <button
      className="remember-button with-script"
      type="button"
      data-remember={id}
      aria-pressed="false"
      aria-describedby={describedBy}
    >
      <IslandIcon name="bookmark" />
      <span className="remember-button__off">Merken</span>
      <span className="remember-button__on">Gemerkt</span>
    </button>
  )
}
