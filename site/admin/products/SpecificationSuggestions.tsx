import { NAME_LIST, specificationExamples } from './specificationNames.ts'

/** The names that the trade uses, offered while one types. */
export const SpecificationSuggestions = () => (
  <datalist id={NAME_LIST}>
    {Object.keys(specificationExamples).map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
