import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'

const PAUSE = 300

interface Props {
  label: string
  placeholder?: string
}

/** Searches while one types, after a short pause. */
export function SearchBox({ label, placeholder = '' }: Props) {
  const { filterValues, setFilters } = useListContext()
  const applied: string = filterValues.search ?? ''
  const [text, setText] = useState(applied)
  const [sent, setSent] = useState(applied)
  if (applied !== sent) {
    setSent(applied)
    setText(applied)
  }

  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => {
      setSent(text)
      setFilters({ ...filterValues, search: text || undefined }, [])
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, sent, filterValues, setFilters])

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
