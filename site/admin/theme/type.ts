export const TEXT = 'Inter, "Inter Fallback", system-ui, sans-serif'
export const DISPLAY = 'Archivo, "Archivo Fallback", system-ui, sans-serif'
