/** The version of npm's own Node if it is too old. npm then skips native packages, and the build fails. */
export function tooOldNode(userAgent: string | undefined): string | null {
  const [, version, major, minor] = /\bnode\/v((\d+)\.(\d+)\.\d+)/.exec(userAgent ?? '') ?? []
  if (!version) return null
  const release = Number(major) * 1000 + Number(minor)
  const fits = release >= 22_012 || (release >= 20_019 && release < 21_000)
  return fits ? null : version
}
