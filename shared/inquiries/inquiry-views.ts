import { z } from 'zod'
import { requiredLine } from '../writing/text.ts'
import { inquiryQuery, inquirySorts } from './inquiry.ts'

const MOST_VIEWS = 20
const NAME_LENGTH = 40

/** The parameters of a list that make a view. */
const filters = inquiryQuery
  .omit({ page: true, limit: true, sort: true, order: true, folded: true })
  .strict()

/** A filter and an order of the list of inquiries, under a name that an account has given it. */
const inquiryView = z
  .object(
    {
      name: requiredLine('Name', NAME_LENGTH, 'Name ist erforderlich'),
      filter: z
        .record(z.string(), z.string('muss ein Text sein').max(200), {
          error: 'filter muss ein Objekt sein',
        })
        .refine((filter) => filters.safeParse(filter).success, {
          error: 'Danach kann die Liste nicht gefiltert werden',
        })
        .meta({ description: 'Wie in der Adresse der Liste' }),
      sort: z.object({
        field: z.enum(inquirySorts, { error: 'muss „createdAt“ oder „nextStep“ sein' }),
        order: z.enum(['ASC', 'DESC'], { error: 'muss „ASC“ oder „DESC“ sein' }),
      }),
    },
    { error: 'muss eine Ansicht sein' },
  )
  .meta({ id: 'InquiryView' })
export type InquiryView = z.infer<typeof inquiryView>

const isSameName = (one: InquiryView, other: InquiryView) =>
  one.name.toLowerCase() === other.name.toLowerCase()

export const inquiryViews = z
  .array(inquiryView, { error: 'views muss eine Liste von Ansichten sein' })
  .max(MOST_VIEWS, `Höchstens ${MOST_VIEWS} Ansichten`)
  .superRefine((views, context) => {
    for (const [index, view] of views.entries())
      if (views.findIndex((other) => isSameName(view, other)) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'Diesen Namen hat schon eine andere Ansicht',
        })
  })

export const inquiryViewsInput = z
  .object({
    views: inquiryViews,
    seen: inquiryViews
      .optional()
      .meta({ description: 'Was davor gespeichert war; ist es inzwischen anderes, gilt 409' }),
  })
  .meta({ id: 'InquiryViewsInput' })
