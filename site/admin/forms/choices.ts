/** Choices for react-admin's inputs from a map of values to labels. */
export const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }))
