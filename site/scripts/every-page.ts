// In one file, which a visitor loads once for all pages, and not in each document or one by one.
import './back.ts'
import './broken-images.ts'
import './phone-bar.ts'
import './print.ts'
import './print-head.ts'
import './shortlist.ts'
import './site-search.ts'
import './visit.ts'
