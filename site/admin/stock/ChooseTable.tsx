import TableIcon from '@mui/icons-material/UploadFileOutlined'
import Typography from '@mui/material/Typography'
import { formatSize } from '../backups/backupText.ts'
import { DropArea } from '../forms/DropArea.tsx'
import { FileButton } from '../forms/FileButton.tsx'

const TYPES = ['.csv', '.txt', '.xlsx', '.json', '.zip']

interface Props {
  chosen: File | null
  isDisabled: boolean
  onFile: (file: File) => void
}

export function ChooseTable({ chosen, isDisabled, onFile }: Props) {
  const take = async ([file]: File[]) => {
    if (!file || isDisabled) return
    // A copy, because a program that saves the file again would make it unreadable to the browser.
    onFile(new File([await file.arrayBuffer()], file.name))
  }
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        Die erste Zeile enthält die Überschriften. Maschinen werden an der ID oder der Lagernummer
        erkannt; alle anderen kommen neu hinzu. Spalten, die fehlen, bleiben unverändert, leere
        Zellen leeren die Angabe. Zuerst wird nur geprüft.
      </Typography>
      <DropArea onFiles={take}>
        <FileButton
          icon={<TableIcon />}
          label={chosen ? 'Andere Datei auswählen' : 'Datei auswählen'}
          accept={TYPES}
          disabled={isDisabled}
          onFiles={take}
        />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {chosen
            ? `${chosen.name} (${formatSize(chosen.size)})`
            : 'oder hierher ziehen – CSV, Excel (.xlsx) oder JSON bis 20 MB und 50.000 Zeilen, oder ZIP mit Bildern daneben'}
        </Typography>
      </DropArea>
    </>
  )
}
