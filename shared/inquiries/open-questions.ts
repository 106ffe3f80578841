import type { Message } from './message.ts'

/** What the customer has said since the last answer, the oldest first; notes are none. */
export function openQuestionsOf<Word extends Pick<Message, 'kind' | 'automatic'>>(
  messages: readonly Word[],
): Word[] {
  const persons = messages.filter(({ automatic, kind }) => !automatic && kind !== 'note')
  return persons.slice(persons.findLastIndex(({ kind }) => kind !== 'received') + 1)
}
