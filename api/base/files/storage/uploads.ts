/** The folder of the storage that holds pictures in all their sizes. */
export const UPLOADS = 'uploads'
