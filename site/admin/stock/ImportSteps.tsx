import TableIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportReport } from '../../../shared/stock/import.ts'
import { formatSize } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { LeaveQuestion } from '../forms/unsavedChanges.tsx'
import { Row } from '../parts/Boxes.tsx'
import { DropArea, FileButton } from '../parts/files.tsx'
import { Failure, WorkProgress } from '../parts/Loading.tsx'
import { Panel } from '../parts/Page.tsx'
import { ColumnStep } from './ColumnStep.tsx'
import { FetchAgain } from './FetchAgain.tsx'
import { ImportResult } from './ImportResult.tsx'
import {
  countsText,
  FETCH_PICTURES,
  foreignPicturesText,
  goneText,
  stateText,
} from './importText.ts'
import { LackingPictures } from './LackingPictures.tsx'
import { readingOf } from './reading.ts'
import { KeepMapping } from './SavedMappings.tsx'
import { UndoButton } from './UndoButton.tsx'
import { isOwnExport, useImport } from './useImport.ts'

const LOSS =
  'Die Tabelle ist noch nicht übernommen. Was Sie zu Spalten, Wörtern und Zeilen gewählt haben, geht verloren.'

/** From the file to the stock: choose, look at the columns, look at the result, apply. */
export function ImportSteps() {
  const steps = useImport()
  const { chosen, report, step, state, isPending, isApplying, isApplied, error } = steps
  if (isApplied && report && chosen)
    return <ImportDone report={report} fileName={chosen.file.name} onAgain={steps.restart} />
  return (
    <>
      <LeaveQuestion loss={report && LOSS} isSaving={isApplying} onDiscard={steps.cancel} />
      <Panel title="Tabelle einlesen" gap={2}>
        <ChooseTable chosen={chosen?.file ?? null} isDisabled={isPending} onFile={steps.choose} />
        {isPending && (
          <div>
            <WorkProgress label={stateText(state)} done={state?.done} total={state?.total} />
            {isApplying ? (
              <Alert severity="info">
                Bitte lassen Sie diese Seite offen. Besucher sehen die Website weiter; andere müssen
                mit dem Speichern warten, bis die Änderungen übernommen sind.
              </Alert>
            ) : (
              <Button onClick={steps.cancel}>Prüfung abbrechen</Button>
            )}
          </div>
        )}
        {error && chosen && !isPending && <Failure text={error.message} onRetry={steps.retry} />}
      </Panel>
      {report && chosen && step === 'columns' && (
        <ColumnStep
          key={JSON.stringify([readingOf(report), report.missing, report.unknownWords])}
          report={report}
          isTried={steps.isTried}
          isDisabled={isPending}
          onPlace={(place) => {
            const { file, fetchPictures } = chosen
            steps.check({ file, fetchPictures, remembered: true, ...place }, 'columns')
          }}
          onReading={(reading) =>
            steps.checkAgain({ reading, ...placeOf(report), remembered: false })
          }
          onResult={() => steps.show('result')}
        />
      )}
      {report && chosen && step === 'result' && (
        <ImportResult steps={steps} chosen={chosen} report={report} />
      )}
    </>
  )
}

/** Where the table was found, so that it is looked for nowhere else. */
const placeOf = ({ table: { sheet, headerRow } }: ImportReport) => ({
  headerRow,
  ...(sheet !== null && { sheet }),
})

const TYPES = ['.csv', '.txt', '.xlsx', '.json', '.zip']

interface Props {
  chosen: File | null
  isDisabled: boolean
  onFile: (file: File) => void
}

function ChooseTable({ chosen, isDisabled, onFile }: Props) {
  const notify = useNotify()
  const take = async ([file]: File[]) => {
    if (!file || isDisabled) return
    try {
      // A copy, because a program that saves the file again would make it unreadable to the browser.
      onFile(new File([await file.arrayBuffer()], file.name))
    } catch {
      notify('Die Datei konnte nicht gelesen werden', { type: 'error' })
    }
  }
  return (
    <div>
      {!chosen && (
        <Typography variant="intro">
          Nehmen Sie die Liste, die Sie haben: Die Überschriften werden gefunden, auch unter einem
          Titel. Maschinen werden an der ID oder der Lagernummer erkannt; alle anderen kommen neu
          hinzu. Spalten, die fehlen, bleiben unverändert, leere Zellen leeren die Angabe. Zuerst
          wird nur geprüft.
        </Typography>
      )}
      <DropArea onFiles={take}>
        <FileButton
          icon={<TableIcon />}
          label={chosen ? 'Andere Datei auswählen' : 'Datei auswählen'}
          accept={TYPES}
          disabled={isDisabled}
          onFiles={take}
        />
        <Typography variant="note">
          {chosen
            ? `${chosen.name} (${formatSize(chosen.size)})`
            : 'oder hierher ziehen – CSV, Excel (.xlsx) oder JSON bis 20 MB und 50.000 Zeilen, oder ZIP mit Bildern daneben'}
        </Typography>
      </DropArea>
    </div>
  )
}

interface ImportDoneProps {
  report: ImportReport
  fileName: string
  onAgain: () => void
}

function ImportDone({ report, fileName, onAgain }: ImportDoneProps) {
  const [lacking, setLacking] = useState(report.failedPictures)
  const canFetch = lacking.some(({ pictures }) => pictures.some(({ value }) => isAddress(value)))
  return (
    <>
      <Panel title="Importiert" gap={2}>
        <Alert severity="success">
          Die Änderungen sind übernommen und auf der Website: {countsText(report)}
          {goneText(report)}.
        </Alert>
        {report.foreignPictures > 0 && (
          <Alert severity="info">
            {foreignPicturesText(report)} Sie können sie holen, wenn Sie die Liste noch einmal
            einlesen und „{FETCH_PICTURES}“ ankreuzen.
          </Alert>
        )}
        <Row align="center" gap={2}>
          <Button variant="contained" component={RouterLink} to={adminPaths.products}>
            Zu den Maschinen
          </Button>
          <Button variant="outlined" onClick={onAgain}>
            Weitere Datei einlesen
          </Button>
          {report.import !== undefined && <UndoButton id={report.import} onUndone={onAgain} />}
          {report.failedRows && (
            <Link href={report.failedRows}>Fehlerhafte Zeilen herunterladen</Link>
          )}
        </Row>
      </Panel>
      {lacking.length > 0 && (
        <LackingPictures machines={lacking}>
          {canFetch && report.import !== undefined && (
            <FetchAgain
              id={report.import}
              onFetched={(left) => setLacking(withLeft(lacking, left))}
            />
          )}
        </LackingPictures>
      )}
      {!isOwnExport(report) && !report.isRemembered && (
        <KeepMapping reading={readingOf(report)} fileName={fileName} />
      )}
    </>
  )
}

const isAddress = (name: string) => /^https?:/.test(name)

/** What still fails, and what no server can be asked for again. */
const withLeft = (
  before: ImportReport['failedPictures'],
  left: ImportReport['failedPictures'],
): ImportReport['failedPictures'] =>
  before.flatMap((machine) => {
    const failed = left.find(({ row }) => row === machine.row)?.pictures ?? []
    const pictures = [...machine.pictures.filter(({ value }) => !isAddress(value)), ...failed]
    return pictures.length > 0 ? [{ ...machine, pictures }] : []
  })
