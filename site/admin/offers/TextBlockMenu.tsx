import TextIcon from '@mui/icons-material/QuickreplyOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import { inquiryCalls } from '../inquiries/inquiryCalls.ts'
import { useCall } from '../layout/useCall.ts'

interface Props {
  inquiryId: number
  /** The text that a block is put into. */
  source: string
  label: string
}

/** Puts the text of a message template below what is typed already. Nothing is shown where there are none. */
export function TextBlockMenu({ inquiryId, source, label }: Props) {
  const { data: templates = [] } = useGetList<MessageTemplate>('message-templates')
  const { getValues, setValue } = useFormContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const { mutate, isPending } = useCall({
    call: (templateId: number) => inquiryCalls.fillTemplate(inquiryId, templateId),
    onDone: ({ text }) => {
      const typed = String(getValues(source) ?? '').trimEnd()
      setValue(source, typed ? `${typed}\n\n${text}` : text, { shouldDirty: true })
    },
    failed: 'Der Textbaustein konnte nicht geladen werden',
  })
  if (templates.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<TextIcon />}
        loading={isPending}
        aria-label={`Textbaustein für ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Textbaustein
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {templates.map((template) => (
          <MenuItem
            key={template.id}
            onClick={() => {
              setAnchor(null)
              mutate(template.id)
            }}
          >
            {template.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
