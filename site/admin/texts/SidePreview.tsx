import { Box, Typography, useMediaQuery } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pageName } from '../../../shared/pages/page-name.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import { API, fetchFile } from '../data/api.ts'
import { BAR_HEIGHT } from '../theme/sizes.ts'

interface Props {
  form: PageText
}

/** Where the form leaves room for the page beside it. */
export const HAS_ROOM = '@media (min-width: 1400px)'

/** The page as it would be, beside the form on wide screens. It follows what is typed. */
export const SidePreview = (props: Props) =>
  useMediaQuery(HAS_ROOM, { noSsr: true }) && <Preview {...props} />

const notes = {
  fresh: 'So sähe die Seite aus, noch nicht gespeichert.',
  invalid: 'Die Ansicht folgt, sobald alle Angaben gültig sind.',
  failed: 'Die Ansicht konnte nicht geladen werden.',
}

/** Long enough not to render at every key. */
const PAUSE_MS = 700

/** The page with these texts as HTML; nothing is saved. */
export async function previewOf(page: string, content: unknown): Promise<string> {
  const html = await fetchFile(`${API}/texts/${page}/preview`, { json: { content } })
  return html.text()
}

function Preview({ form }: Props) {
  const { page, path } = form
  const content: unknown = useWatch({ name: 'content' })
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const [html, setHtml] = useState('')
  const [state, setState] = useState<keyof typeof notes>('fresh')

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      // What is half typed would be refused. The last page that could be made stays.
      if (!form.content.safeParse(content).success) return setState('invalid')
      const next = await previewOf(page, content).catch(() => null)
      if (!isCurrent) return
      setState(next === null ? 'failed' : 'fresh')
      if (next === null) return
      place.current = frame.current?.contentWindow?.scrollY ?? 0
      setHtml(next)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [form, page, content])

  return (
    <Box component="aside" aria-label="Seitenansicht" sx={beside}>
      <Typography role="status" variant="note" sx={{ mb: 0.5 }}>
        {notes[state]}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, border: 1, borderColor: 'divider', overflow: 'hidden' }}>
        {/* The page's scripts do not run. Its origin lets it load its own fonts and pictures. */}
        <Box
          component="iframe"
          ref={frame}
          title={`Ansicht: ${pageName(path)}`}
          srcDoc={html}
          sandbox="allow-same-origin"
          onLoad={() => frame.current?.contentWindow?.scrollTo({ top: place.current })}
          sx={half}
        />
      </Box>
    </Box>
  )
}

const beside = {
  position: 'sticky',
  top: BAR_HEIGHT + 16,
  height: `calc(100vh - ${BAR_HEIGHT + 32}px)`,
  display: 'flex',
  flexDirection: 'column',
}

/** In half its size, so that it is laid out as on a desk. */
const half = {
  width: '200%',
  height: '200%',
  border: 0,
  bgcolor: 'common.white',
  transform: 'scale(.5)',
  transformOrigin: '0 0',
}
