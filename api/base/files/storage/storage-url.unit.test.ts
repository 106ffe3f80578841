import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'

const bucketOf = (STORAGE_URL: string) => readConfig({ STORAGE_URL }).bucket

describe('STORAGE_URL', () => {
  it('names nothing by default: files are in DATA_DIR', () => {
    expect(readConfig({}).bucket).toBeNull()
    expect(bucketOf('')).toBeNull()
  })

  it('names a bucket, its region and what opens it', () => {
    expect(bucketOf('s3://KEY:a%2Fb%2Bc@s3.example.com/bilder?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
      name: 'bilder',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
    })
    expect(bucketOf('s3://KEY:SECRET@s3.example.com:9000/bilder')?.region).toBe('us-east-1')
  })

  it.each([
    ['s3://K:S@s3.example.com/bilder', 'https://s3.example.com'],
    ['s3://K:S@s3.example.com:9000/bilder?tls=off', 'http://s3.example.com:9000'],
    ['s3://K:S@localhost:9000/bilder', 'http://localhost:9000'],
    ['s3://K:S@127.0.0.1:9000/bilder/', 'http://127.0.0.1:9000'],
    ['s3://K:S@[::1]:9000/bilder', 'http://[::1]:9000'],
  ])('encrypts except on this machine or where that is switched off: %s', (url, endpoint) => {
    expect(bucketOf(url)?.endpoint).toBe(endpoint)
  })

  it.each([
    'https://KEY:GEHEIM@s3.example.com/bilder',
    's3://s3.example.com/bilder',
    's3://KEY@s3.example.com/bilder',
    's3://KEY:GEHEIM@s3.example.com',
    's3://KEY:GEHEIM@s3.example.com/bilder/ordner',
    's3://KEY:GEHEIM@s3.example.com/bilder?tls=nein',
    's3://KEY:GEHEIM@s3.example.com/bilder?regoin=eu',
    's3://KEY:GE/HEIM@s3.example.com/bilder',
    's3://KEY:GEHEIM%@s3.example.com/bilder',
    'GEHEIM',
  ])('is refused in a sentence that does not repeat it: %s', (url) => {
    const read = () => bucketOf(url)
    expect(read).toThrow(/^STORAGE_URL: muss eine Adresse wie s3:\/\/.+%2B zu schreiben$/)
    expect(read).not.toThrow(/GEHEIM@|GE\/HEIM|GEHEIM%/)
  })
})
