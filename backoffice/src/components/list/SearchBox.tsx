import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { formatCode } from '../../lib/format'
import { useHotkeys } from '../../lib/useHotkeys'

const typingPauseMs = 300

/**
 * Searches the list by name, phone, code or number, shown in Persian digits; `/` brings the cursor
 * here.
 */
export const SearchBox = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const applied = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // an outside change of the filter
  if (applied !== known) {
    setKnown(applied)
    setText(applied)
  }

  useEffect(() => {
    if (text === applied) return
    const pause = setTimeout(() => {
      const { q: _, ...others } = filterValues
      setKnown(text.trim())
      setFilters(text.trim() ? { ...others, q: text.trim() } : others, {}, false)
    }, typingPauseMs)
    return () => clearTimeout(pause)
  }, [text, applied, filterValues, setFilters])

  // Replacing digits would move the caret
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    caret.current = target.selectionStart
    setText(toAsciiDigits(target.value))
  }

  /** Leaves the box for the row keys; the search stays. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'ArrowDown'].includes(event.key))
      return
    // Escape would clear the box, the arrow move rows
    event.preventDefault()
    event.stopPropagation()
    input.current?.blur()
  }

  // replaces the remembered search
  useHotkeys({
    Slash: () => {
      input.current?.focus()
      input.current?.select()
    },
  })

  return (
    <TextField
      value={formatCode(text)}
      onChange={onChange}
      onKeyDown={onKeyDown}
      placeholder={translate('list.search')}
      sx={{ width: 340, maxWidth: '100%' }}
      slotProps={{
        htmlInput: { 'ref': input, 'aria-label': translate('list.search'), 'type': 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          sx: { height: 34, fontSize: '0.8125rem' },
        },
      }}
    />
  )
}
