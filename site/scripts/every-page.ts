// In one file, which a visitor loads once for all pages, and not in each document.
import './back.ts'
import './broken-images.ts'
import './print-head.ts'
import './shortlist.ts'
import './visit.ts'
