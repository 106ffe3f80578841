/** Names the texts of one page. */
export const textTag = (page: string) => `text:${page}`
