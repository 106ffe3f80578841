/** Whether a field of a screen may have the keyboard as it comes: not while a dialog lies above it, where somebody types. */
export const mayTakeKeyboard = (): boolean => document.querySelector('[aria-modal=true]') === null
