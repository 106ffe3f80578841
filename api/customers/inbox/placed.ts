/** What became of a mail: it was taken, it does not concern us, or it was passed over, or taken but noted besides. */
export type Placed = 'taken' | 'left' | { isTaken: boolean; noted: string }

/** @param reason in German */
export const passedOver = (reason: string): Placed => ({ isTaken: false, noted: reason })
