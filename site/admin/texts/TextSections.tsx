import { Box, Button, Card, Typography } from '@mui/material'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Stacked } from '../parts/Boxes.tsx'

export interface TextSection {
  name: string
  title: string
  content: ReactNode
}

/** The sections that a form begins with open: that at the top of the page, and all of a short form. */
const FIRST = 'hero'
const SHORT = 3

/** The sections of a page's texts, which open one by one. Marks above them lead to each. */
export function TextSections({ sections }: { sections: TextSection[] }) {
  const [open, setOpen] = useState(
    () =>
      new Set(
        sections.filter(({ name }) => sections.length <= SHORT || name === FIRST).map(nameOf),
      ),
  )
  const id = useId()
  const show = (names: string[]) => setOpen((before) => new Set([...before, ...names]))
  useOpenWrong(sections, show)

  const toggle = (name: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = [...before].filter((other) => other !== name)
      return new Set(isOpen ? [...others, name] : others)
    })
  const jumpTo = (name: string) => {
    show([name])
    // Once it is open and has its height.
    requestAnimationFrame(() => document.getElementById(`${id}${name}`)?.scrollIntoView())
  }

  return (
    <>
      <Box component="nav" aria-label="Abschnitte" sx={marks}>
        {sections.map(({ name, title }) => (
          <Button key={name} size="small" onClick={() => jumpTo(name)}>
            {title}
          </Button>
        ))}
        <Button
          size="small"
          variant="outlined"
          onClick={() => setOpen(new Set(open.size < sections.length ? sections.map(nameOf) : []))}
        >
          {open.size < sections.length ? 'Alle aufklappen' : 'Alle zuklappen'}
        </Button>
      </Box>
      {sections.map(({ name, title, content }) => (
        <Card key={name} component="section" id={id + name} aria-label={title} sx={section}>
          <details
            open={open.has(name)}
            onToggle={({ currentTarget }) => toggle(name, currentTarget.open)}
          >
            <summary>
              <Typography variant="h2" component="span">
                {title}
              </Typography>
            </summary>
            <Stacked gap={0} above={2}>
              {content}
            </Stacked>
          </details>
        </Card>
      ))}
    </>
  )
}

const nameOf = ({ name }: TextSection) => name

/** Opens the sections in which a save has found something wrong. */
function useOpenWrong(sections: TextSection[], show: (names: string[]) => void) {
  const { errors, submitCount } = useFormState()
  const wrong = sections.map(nameOf).filter((name) => hasErrors(errors.content, name))
  const showWrong = useEffectEvent(() => {
    if (wrong.length > 0) show(wrong)
  })
  const found = wrong.join()
  // Not when the user closes one.
  useEffect(() => {
    if (found || submitCount > 0) showWrong()
  }, [found, submitCount])
}

const hasErrors = (errors: unknown, name: string) =>
  typeof errors === 'object' && errors !== null && name in errors

const marks = { display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }

const section = {
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
  '& summary:focus-visible': { outline: '3px solid', outlineOffset: 4 },
}
