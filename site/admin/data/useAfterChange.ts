/** Every change is followed by the query client; see `queryClient.ts`. */
export const useAfterChange = () => () => undefined
