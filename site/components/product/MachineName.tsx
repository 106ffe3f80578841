interface Props {
  name: string
  /** Kept together wherever the name holds it, even where it does not look like a designation. */
  model?: string | undefined
}

/** Words in capitals or with a figure that stand together: `RX 20-18`, `H50D-/02 EVO`. */
const DESIGNATION = String.raw`(?:\p{Lu}{1,4} )*[^\s,]*\d[^\s,]*(?: (?:\p{Lu}{1,4}|[^\s,]*\d[^\s,]*))*`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A name that breaks between its words only: a designation is one word, whatever its hyphens and spaces say. */
export function MachineName({ name, model }: Props) {
  const kept = model ? `${escaped(model)}|${DESIGNATION}` : DESIGNATION
  const parts = name.split(new RegExp(String.raw`(^|\s)(${kept})(?=$|[\s,])`, 'u'))
  return parts.map((part, index) =>
    index % 3 === 2 && /[\s/-]/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay in their order
      <span className="designation" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
