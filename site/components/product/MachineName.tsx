interface Props {
  name: string
}

/** With a hyphen and a figure; longer ones may break, or they would stick out of a phone's screen. */
const DESIGNATION = /^(?=.*-)(?=.*\d).{1,20}$/

/** A name that breaks between its words only: `H50D-/02` is one word, whatever its hyphen says. */
export function MachineName({ name }: Props) {
  return name.split(/(\s+)/).map((word, index) =>
    DESIGNATION.test(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name stay in their order
      <span className="designation" key={index}>
        {word}
      </span>
    ) : (
      word
    ),
  )
}
