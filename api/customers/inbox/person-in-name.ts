/** `Hansen, Birte (Nordfracht)`, as Exchange shows who works somewhere. */
const WITH_ADDITION = /^(?<name>[^()]+?)\s*\((?<addition>[^()]+)\)$/
/** A last name is one word; „Birte Hansen, Nordfracht“ stays as it is. */
const LAST_NAME_FIRST =
  /^(?<last>(?:(?:von|vom|zu|zum|van|de|der|den|di|la|le|el) )*\p{Lu}[\p{L}'’-]*), ?(?<first>[\p{L}][\p{L}.'’-]*(?: [\p{L}][\p{L}.'’-]*){0,3})$/u
/** What Exchange adds to those who do not belong to the house. */
const OUTSIDE = /^ext(?:ern(?:al)?)?\.?$/i

/** Whom the name of a mail's sender means, and the company that it may name beside them; empty without one. */
export function personInName(shown: string): { name: string; company: string } {
  const { name = shown, addition = '' } = WITH_ADDITION.exec(shown)?.groups ?? {}
  const { last, first } = LAST_NAME_FIRST.exec(name)?.groups ?? {}
  return {
    name: first && last ? `${first} ${last}` : name,
    company: OUTSIDE.test(addition) ? '' : addition,
  }
}
