import { ApiError, RETRY_AFTER } from '../../requests/http/errors.ts'

export class StorageOutage extends ApiError {
  /** `failures.ts` knows it as one that passes by itself. */
  readonly code = 'ESTORAGE'

  constructor() {
    super(
      503,
      'Bilder und Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es in einem Augenblick erneut.',
      { headers: { 'Retry-After': RETRY_AFTER } },
    )
  }
}
