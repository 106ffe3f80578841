/** What is kept on the phone so that only its account can read it. */
export interface Vault {
  seal(bytes: Uint8Array<ArrayBuffer>): Promise<Sealed>
  /** @throws {DOMException} for what another account has sealed */
  open(sealed: Sealed): Promise<Uint8Array<ArrayBuffer>>
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const IV_BYTES = 12

/** @param key 32 bytes in base64url; the server gives them to the account, and logging out forgets them */
export async function openVault(key: string): Promise<Vault> {
  const raw = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const usages = ['encrypt', 'decrypt'] as const
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [...usages])
  return {
    async seal(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
    },
    async open({ iv, bytes }) {
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, bytes))
    },
  }
}

export const sealJson = (vault: Vault, value: unknown): Promise<Sealed> =>
  vault.seal(new TextEncoder().encode(JSON.stringify(value)))

export async function openJson(vault: Vault, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await vault.open(sealed)))
}
