import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type Owner, owner } from '../../../shared/inquiries/inquiry.ts'
import { type MessageInput, message } from '../../../shared/inquiries/message.ts'
import { messageDraft } from '../../../shared/inquiries/template.ts'
import { load } from '../data/api.ts'

/** Calls about an inquiry that belong to no record of react-admin's. */
export const inquiryCalls = {
  /** Sends a reply, or notes what was said. @throws {HttpError} 409 with the newer messages in `data` */
  send: (id: number, json: MessageInput) => load(message, `/contact/${id}/messages`, { json }),
  /** A template as it is filled in for an inquiry; nothing is sent. */
  fillTemplate: (id: number, templateId: number) =>
    load(messageDraft, `/contact/${id}/messages/preview`, { json: { templateId } }),
  /** Those who may be in charge of an inquiry. */
  owners: (): Promise<Owner[]> => load(z.array(owner), '/contact/owners'),
}

const NOBODY: Owner[] = []

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({ queryKey: ['inquiries', 'owners'], queryFn: inquiryCalls.owners }).data ?? NOBODY
