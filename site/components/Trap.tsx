import { TRAP } from '../../shared/inquiries/trap.ts'

/** A field that people can neither see nor reach. Only robots fill it in. */
export function Trap({ label = TRAP.label }: { label?: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={TRAP.name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
