// What a page in English needs of a script: it has no shortlist, and nothing in it waits for one.
import './broken-images.ts'
import './visit.ts'
