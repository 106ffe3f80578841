/** What the environment names cannot be used: a sentence for the operator, one line a variable. */
export class ConfigurationError extends Error {}
