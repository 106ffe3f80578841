/** The site's fixed colours where no style sheet reaches: drawings, papers, pictures and the admin. */
export const INK = '#10202b'
export const PAPER = '#f7f6f2'
export const STEEL = '#4d606c'
export const HAIRLINE = '#d5dbdd'
