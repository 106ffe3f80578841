/** Why a file is refused, written for the person who uploaded it. */
export class ImageRefused extends Error {}
