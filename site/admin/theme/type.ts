export const TEXT = 'Inter, "Inter Fallback", system-ui, sans-serif'
export const DISPLAY = 'Archivo, "Archivo Fallback", "Archivo Android", system-ui, sans-serif'
