/** In letters that every database and every header line takes: no blank, no control character, no accent. */
const MESSAGE_ID = /<[\x21-\x3b\x3d\x3f-\x7e]{1,900}>/g
/** A long conversation has some hundred. */
const MOST_IDS = 1_000

export const messageIdsIn = (line = ''): string[] => (line.match(MESSAGE_ID) ?? []).slice(-MOST_IDS)
