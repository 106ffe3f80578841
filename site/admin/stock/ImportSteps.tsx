import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormSection } from '../forms/FormSection.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { WorkProgress } from '../layout/WorkProgress.tsx'
import { ChooseTable } from './ChooseTable.tsx'
import { ImportDone } from './ImportDone.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { stateText } from './importText.ts'
import { useImport } from './useImport.ts'

/** From the file to the stock: choose, check, look, apply. */
export function ImportSteps() {
  const steps = useImport()
  const { chosen, report, state, isPending, isApplying, isApplied, error } = steps
  if (isApplied && report) return <ImportDone report={report} onAgain={steps.restart} />
  return (
    <>
      <FormSection title="Tabelle einlesen">
        <ChooseTable
          chosen={chosen?.file ?? null}
          isDisabled={isPending}
          onFile={(file) => steps.check({ file, mapping: {}, fetchPictures: false })}
        />
        {isPending && (
          <Box sx={{ mt: 2 }}>
            <WorkProgress
              label={stateText(state)}
              done={state?.done ?? 0}
              total={state?.total ?? 0}
            />
            {isApplying ? (
              <Alert severity="info">
                Bitte lassen Sie diese Seite offen. Besucher sehen die Website weiter; andere müssen
                mit dem Speichern warten, bis die Änderungen übernommen sind.
              </Alert>
            ) : (
              <Button onClick={steps.cancel}>Prüfung abbrechen</Button>
            )}
          </Box>
        )}
        {error && chosen && !isPending && (
          <Box sx={{ mt: 2 }}>
            <Failure text={error.message} onRetry={() => steps.check(chosen)} />
          </Box>
        )}
      </FormSection>
      {report && chosen && (
        <ImportPreview
          report={report}
          chosen={chosen}
          isDisabled={isPending || error !== null}
          onChoice={(choice) => steps.check({ ...chosen, ...choice })}
          onApply={steps.apply}
        />
      )}
    </>
  )
}
