import { z } from 'zod'
import { parsedText } from '../../parsed-text.ts'
import { isLoopbackName } from '../../requests/http/loopback.ts'

const ADDRESS =
  'muss eine Adresse wie s3://SCHLÜSSEL:GEHEIMNIS@host/bucket?region=eu-central-1 sein; „/“ und „+“ im Geheimnis sind als %2F und %2B zu schreiben'
const DEFAULT_REGION = 'us-east-1'

export interface Bucket {
  endpoint: string
  region: string
  name: string
  accessKeyId: string
  secretAccessKey: string
}

export interface StoragePlace {
  dataDir: string
  bucket: Bucket | null
}

/** `s3://KEY:SECRET@host[:port]/bucket?region=…`, encrypted except on this machine or with `tls=off`. */
export const storageUrl = parsedText(bucketOf, ADDRESS)

const parameters = z.strictObject({
  region: z.string().min(1).default(DEFAULT_REGION),
  tls: z.enum(['on', 'off']).default('on'),
})

function bucketOf(value: string): Bucket | null {
  const url = URL.parse(value)
  const given = parameters.safeParse(Object.fromEntries(url?.searchParams ?? []))
  const name = /^\/([a-z0-9][a-z0-9.-]+)\/?$/.exec(url?.pathname ?? '')?.[1]
  const accessKeyId = decode(url?.username)
  const secretAccessKey = decode(url?.password)
  if (url?.protocol !== 's3:' || !given.success || !name || !accessKeyId || !secretAccessKey)
    return null
  const { region, tls } = given.data
  const scheme = tls === 'off' || isLoopbackName(url.hostname) ? 'http' : 'https'
  return { endpoint: `${scheme}://${url.host}`, region, name, accessKeyId, secretAccessKey }
}

function decode(text = ''): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
