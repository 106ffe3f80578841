/** In the order of asking: many browsers also name those whose engine they use. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [sign: RegExp, where: string][] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'unter Android'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bMacintosh\b/, 'unter macOS'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bLinux\b/, 'unter Linux'],
]

const first = (rules: [RegExp, string][], userAgent: string) =>
  rules.find(([sign]) => sign.test(userAgent))?.[1]

/** The device behind a `User-Agent` in a few words: `Firefox unter Windows`. */
export function describeDevice(userAgent = ''): string {
  const browser = first(BROWSERS, userAgent)
  const system = first(SYSTEMS, userAgent)
  if (!browser && !system) return 'Unbekanntes Gerät'
  return [browser ?? 'Browser', system].filter(Boolean).join(' ')
}
