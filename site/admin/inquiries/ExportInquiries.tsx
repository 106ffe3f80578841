import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { allPages } from './allPages.ts'
import { inquiryCsv } from './inquiryCsv.ts'

/** Saves what the filter shows, all pages of it. */
export function ExportInquiries() {
  const { filterValues: filter } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      allPages((page) =>
        dataProvider.getList<Inquiry>('inquiries', {
          filter,
          pagination: { page, perPage: MAX_LIMIT },
        }),
      ),
    onSuccess: (inquiries) => download(inquiryCsv(inquiries)),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      Als CSV speichern
    </Button>
  )
}

function download(csv: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `anfragen-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
