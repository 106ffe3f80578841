/** The choices of an enumeration with its labels, as react-admin's inputs take them. */
export const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }))
