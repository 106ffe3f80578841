import { useMachines } from './YardContext.ts'

/** The places where machines stand, which a field with this list proposes. */
export function PlaceOptions({ id }: { id: string }) {
  const { machines } = useMachines()
  const places = new Set(machines.map(({ location }) => location))
  return (
    <datalist id={id}>
      {[...places].map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  )
}
