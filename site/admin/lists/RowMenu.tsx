import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import {
  Confirm,
  useDeleteController,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'

export interface RowAction {
  label: string
  icon: ReactNode
  onChoose: () => void
}

interface Props {
  /** What is done more seldom than by the buttons beside the menu, and loses nothing. */
  actions?: RowAction[]
  /** What the entry that deletes says, without the dots of a question; left out for whoever may not. */
  deletes?: string | undefined
  /** Why the record cannot be deleted. */
  blocked?: string | null | undefined
  /** Asks before it is deleted, and deletes it, instead of the question of the resource. */
  question?: (onClose: () => void) => ReactNode
}

/** What else can be done with a row; deleting it is asked about, and is not pressed by mistake. */
export function RowMenu({ actions = [], deletes, blocked, question }: Props) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const name = String(useGetRecordRepresentation(resource)(record))
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const chosen = useRef<(() => void) | null>(null)
  const { isPending, handleDelete } = useDeleteController({
    redirect: false,
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: () => setAsking(false) },
  })
  const choose = (act: () => void) => {
    chosen.current = act
    setOpener(null)
  }
  // Once the row has the focus again, which a dialog gives back when it ends.
  const act = () => {
    chosen.current?.()
    chosen.current = null
  }
  if (actions.length === 0 && !deletes) return null
  const texts = { recordRepresentation: name, name }
  return (
    <>
      <IconButton
        aria-label={`Mehr zu ${name}`}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={opener}
        open={opener !== null}
        onClose={() => setOpener(null)}
        transitionDuration={0}
        slotProps={{ transition: { onExited: act } }}
      >
        {actions.map(({ label, icon, onChoose }) => (
          <MenuItem key={label} onClick={() => choose(onChoose)}>
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
        {deletes && (
          <Tooltip title={blocked ?? ''} describeChild>
            <MenuItem
              aria-disabled={blocked ? true : undefined}
              sx={blocked ? { color: 'text.disabled' } : { color: 'error.main' }}
              onClick={() => blocked || choose(() => setAsking(true))}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <DeleteIcon />
              </ListItemIcon>
              {deletes} …
            </MenuItem>
          </Tooltip>
        )}
      </Menu>
      {question ? (
        isAsking && question(() => setAsking(false))
      ) : (
        <Confirm
          isOpen={isAsking}
          loading={isPending}
          title={translate(`resources.${resource}.message.delete_title`, texts)}
          content={translate(`resources.${resource}.message.delete_content`, texts)}
          confirm={deletes ?? ''}
          confirmColor="warning"
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Leads to another screen of the row. */
export function useRowLink(label: string, icon: ReactNode, to: string): RowAction {
  const navigate = useNavigate()
  return { label, icon, onChoose: () => void navigate(to) }
}
