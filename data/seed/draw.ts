import { drawReadme } from './readme-pictures.ts'
import { drawShareImages } from './share-pictures.ts'
import { drawSite } from './site-pictures.ts'
import { drawStock } from './stock-pictures.ts'

/** Draws every picture that is kept with the code: `npm run draw`. */
await drawStock()
await drawSite()
await drawShareImages()
await drawReadme()
