/** As OpenSSL and Node say what is wrong with a certificate. */
export const CERTIFICATE_PROBLEM = /certificate|altnames|unable to get (?:local )?issuer/i
