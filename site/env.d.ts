declare namespace App {
  interface Locals {
    /** Reads a path below `/api`, e.g. `/products/7`: in process while publishing, over HTTP in development. */
    api: (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>
    /** Whom the site belongs to. */
    dealer: import('../shared/dealer/dealer.ts').Dealer
    /** The contact form that was sent to this page without a script, and refused. */
    refusedForm?: import('../shared/inquiries/contact-rules.ts').RefusedForm
  }
}
