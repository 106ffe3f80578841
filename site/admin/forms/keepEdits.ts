/** For a form: data that come later must not overwrite what the user has typed. */
export const keepEdits = { keepDirtyValues: true }
