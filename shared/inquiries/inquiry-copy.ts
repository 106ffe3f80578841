import { z } from 'zod'
import { inquiry } from './inquiry.ts'

/** What somebody reads of the inquiry that they have sent, as long as they have its address. */
export const inquiryCopy = inquiry
  .pick({
    receipt: true,
    createdAt: true,
    name: true,
    company: true,
    email: true,
    phone: true,
    message: true,
    concern: true,
    callback: true,
    callbackAt: true,
    answerDueAt: true,
    deliveryPostcode: true,
    language: true,
    products: true,
  })
  .extend({
    token: z.string(),
    /** The names of what came with it. */
    files: z.array(z.string()),
    /** The wanted time was taken meanwhile. */
    isTimeTaken: z.boolean(),
  })
export type InquiryCopy = z.infer<typeof inquiryCopy>
