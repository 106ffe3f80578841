export const UPLOADS = 'uploads'
