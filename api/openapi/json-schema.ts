import { z } from 'zod'
import * as auth from '../../shared/auth.ts'
import * as category from '../../shared/category.ts'
import * as envelope from '../../shared/envelope.ts'
import * as image from '../../shared/image.ts'
import * as inquiry from '../../shared/inquiry.ts'
import * as mail from '../../shared/mail.ts'
import * as product from '../../shared/product.ts'
import * as publish from '../../shared/publish.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Schemas that stand in the document under a name of their own. */
const named = {
  Product: product.product,
  ProductInput: product.productInput,
  ProductPatch: product.productPatch,
  ProductFacets: product.productFacets,
  Category: category.category,
  CategoryInput: category.categoryInput,
  CategoryPatch: category.categoryPatch,
  Inquiry: inquiry.inquiry,
  InquiryDetail: inquiry.inquiryDetail,
  InquiryPatch: inquiry.inquiryPatch,
  ContactInput: inquiry.contactInput,
  ContactReceipt: inquiry.contactReceipt,
  Mail: mail.mail,
  MailStatus: mail.mailStatus,
  LoginInput: auth.loginInput,
  PasswordChange: auth.passwordChange,
  CurrentUser: auth.currentUser,
  UploadedImage: image.uploadedImage,
  UploadResult: image.uploadResult,
  PublishStatus: publish.publishStatus,
  Pagination: envelope.pagination,
  Failure: envelope.failure,
}
const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })

/** Turns zod schemas into JSON Schema and gathers those that have a name. */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {}

  /** @param io what a caller sends, or what he is answered */
  convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
        if (jsonSchema.type !== 'string') delete jsonSchema.pattern
        // What a trap makes of a wrong value is no default.
        if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
        // Answers may gain fields; clients should not break over one.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        if (jsonSchema.format) delete jsonSchema.pattern
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      },
    })
    const { id, ...root } = converted
    for (const [name, definition] of Object.entries({ ...$defs, ...(id && { [id]: root }) }))
      this.components[name] = inDocument(definition)
    return id ? { $ref: reference(id) } : inDocument(root)
  }
}

function reference(name: string): string {
  return `#/components/schemas/${name}`
}

/** References lead to the document's components instead of to the schema's own definitions. */
function inDocument(schema: object): JsonSchema {
  const { id, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"${reference('')}`),
    // A field that is there to catch machines is none to describe.
    (_name, value) => (value?.hidden === true ? undefined : value),
  )
  return rest
}
