import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button } from '@mui/material'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  EditBase,
  NumberInput,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useExpanded,
  useFormIsDirty,
  useRecordContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Category, categoryPatch } from '../../../shared/product/category.ts'
import { type Saved, tellSaved } from '../data/saved.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { Overtaken } from '../forms/ConflictDialog.tsx'
import { DiscardQuestion, UNSAVED } from '../forms/FormDialog.tsx'
import { mayTakeKeyboard } from '../forms/keyboard.ts'
import { keepEdits } from '../forms/RecordForm.tsx'
import { FormErrors, handledByForm } from '../forms/saving.tsx'
import { LeaveQuestion } from '../forms/unsavedChanges.tsx'
import { Stacked } from '../parts/Boxes.tsx'

const resolver = zodResolver(categoryPatch)

/** The form below a category's row. Enter saves, Escape discards the changes. */
export function CategoryEdit() {
  const category = useRecordContext<Category>()
  const [isOpen, toggle] = useExpanded('categories', category?.id ?? 0, true)
  // A save that ends after the row was closed does not open it again.
  const close = () => isOpen && toggle()
  const form = useRef<HTMLElement>(null)
  // The form of a row at the end of the screen opens below that end.
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const onSuccess = (saved: Saved<Category>) => {
    tellSaved(saved)
    close()
  }
  // While the row folds up it keeps what is in it, which would show the discarded text if opened at once.
  if (!isOpen) return null
  return (
    <EditBase
      id={category?.id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, ...handledByForm }}
    >
      <Box ref={form} onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}>
        <SimpleForm
          resolver={resolver}
          resetOptions={keepEdits}
          toolbar={
            <Toolbar>
              <SaveButton />
              <Button onClick={close}>Abbrechen</Button>
            </Toolbar>
          }
        >
          <FormErrors />
          <CategoryInputs />
          <RowChanges />
          <Overtaken title="Die Kategorie wurde inzwischen geändert" />
        </SimpleForm>
      </Box>
    </EditBase>
  )
}

interface OpenRow {
  /** Does it, but not before the user has agreed to lose the changes of the row that is open. */
  askFirst: (then: () => void) => void
  report: (isUnsaved: boolean) => void
}

const OpenRowContext = createContext<OpenRow>({
  askFirst: (then) => then(),
  report: () => undefined,
})

export const useAskFirst = () => useContext(OpenRowContext).askFirst

/** Keeps the changes of the row that is open from getting lost when another one is opened. */
export function OpenRowGuard({ children }: { children: ReactNode }) {
  const isUnsaved = useRef(false)
  const [asked, setAsked] = useState<{ then: () => void; isAgreed: boolean } | null>(null)
  const report = (unsaved: boolean) => {
    isUnsaved.current = unsaved
  }
  const askFirst = (then: () => void) =>
    isUnsaved.current ? setAsked({ then, isAgreed: false }) : then()
  // The question closes first, because it would take the focus away from the row that opens.
  useEffect(() => {
    if (!asked?.isAgreed) return
    setAsked(null)
    asked.then()
  }, [asked])
  return (
    <OpenRowContext value={{ askFirst, report }}>
      {children}
      <DiscardQuestion
        isOpen={asked !== null && !asked.isAgreed}
        onKeep={() => setAsked(null)}
        onDiscard={() => asked && setAsked({ ...asked, isAgreed: true })}
      />
    </OpenRowContext>
  )
}

/** For the form of a row: says whether it has changes, and forgets them when the row is closed. */
function RowChanges() {
  const { report } = useContext(OpenRowContext)
  const { reset } = useFormContext()
  const isUnsaved = useFormIsDirty()

  useEffect(() => {
    report(isUnsaved)
    return () => report(false)
  }, [report, isUnsaved])
  return <LeaveQuestion loss={isUnsaved ? UNSAVED : null} onDiscard={reset} />
}

/** The inputs that creating and editing share; `children` follow the name. */
export const CategoryInputs = ({ children }: { children?: ReactNode }) => (
  <Stacked
    sx={{
      width: '100%',
      '& > *': { gridColumn: '1 / -1' },
      '& > .ra-input-icon, & > .ra-input-sortOrder': { gridColumn: 'auto' },
    }}
    columns="repeat(2, minmax(0, 1fr))"
  >
    <TextInput source="name" autoFocus={mayTakeKeyboard()} />
    {children}
    <EnglishName />
    <TextInput source="icon" helperText="ein Emoji; ohne Angabe zeigt die Website ihre Zeichnung" />
    <NumberInput source="sortOrder" helperText="kleine Zahlen stehen vorn" />
    <TextInput source="description" multiline minRows={3} />
  </Stacked>
)

/** For those who have English pages, or have had a name for them. */
function EnglishName() {
  const { hasEnglish } = useDealer()
  const name: unknown = useWatch({ name: 'nameEn' })
  if (!hasEnglish && !name) return null
  return (
    <TextInput
      source="nameEn"
      helperText={hasEnglish ? NAME_EN_HELP : 'Die englischen Seiten sind ausgeschaltet'}
      slotProps={{ htmlInput: { lang: 'en' } }}
    />
  )
}

const NAME_EN_HELP = 'Für die englischen Seiten; ohne ihn steht dort der deutsche'
