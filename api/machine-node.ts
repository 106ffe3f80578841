/** npm leaves out native packages that its own Node is too old for, and then nothing can be built. */
export function tooOldNode(userAgent: string | undefined): string | null {
  const [, version, major, minor] = /\bnode\/v((\d+)\.(\d+)\.\d+)/.exec(userAgent ?? '') ?? []
  if (!version) return null
  const release = Number(major) * 1000 + Number(minor)
  const fits = release >= 22_012 || (release >= 20_019 && release < 21_000)
  return fits ? null : version
}
