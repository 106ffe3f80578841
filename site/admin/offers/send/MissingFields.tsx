import { Alert, AlertTitle, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { settingsSections } from '../../../../shared/dealer/settings.ts'
import { useMay } from '../../auth/me.tsx'
import { adminPaths } from '../../data/adminPaths.ts'
import { BulletList, Row } from '../../parts/Boxes.tsx'
import { ScreenLink } from '../../parts/ScreenLink.tsx'

/** Why an offer could not be sent, or should not yet. */
export interface Refusal {
  title: string
  /** What is missing, by the field of the offer or of the settings. */
  missing: Record<string, string>
}

const isSetting = (field: string) => /^(?:legal|company)\./.test(field)
/** The section of the settings with the first of these fields. */
const sectionOf = (fields: string[]) =>
  fields.find(isSetting)?.startsWith('company') ? 'firma' : 'rechtliches'

interface Props {
  refusal: Refusal
  onClose: () => void
}

/** Names what is missing before an offer is sent, and leads to where it is entered. */
export function MissingFields({ refusal: { title, missing }, onClose }: Props) {
  const mayEditSettings = useMay('settings.edit')
  const box = useRef<HTMLDivElement>(null)
  const fields = Object.keys(missing)
  const own = fields.find((field) => !isSetting(field))
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={box} severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <BulletList>
        {fields.map((field) => (
          <li key={field}>{missing[field]}</li>
        ))}
      </BulletList>
      {fields.some(isSetting) &&
        (mayEditSettings ? (
          <ScreenLink
            to={adminPaths.settingsSection(sectionOf(fields))}
            sx={{ display: 'inline-block', mt: 1 }}
          >
            Einstellungen öffnen: {settingsSections[sectionOf(fields)].title}
          </ScreenLink>
        ) : (
          <Row above={1}>Die Einstellungen ändert Ihr Administrator.</Row>
        ))}
      {own && (
        <Row above={1}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => {
              onClose()
              showField(own)
            }}
          >
            Angebot ergänzen
          </Button>
        </Row>
      )}
    </Alert>
  )
}

/** Leads to the field or panel of the offer, once the dialog has given back the keyboard. */
const showField = (name: string) =>
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[name="${name}"], #${CSS.escape(name)}`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
