import { Alert, Box, Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Authenticated } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { AccountChanged } from '../auth/AccountChanged.tsx'
import { DraftCare } from '../kept/DraftCare.tsx'
import { Failure } from '../parts/Loading.tsx'
import { useYardAccount, type YardAccount } from './account.ts'
import { type Entry, withWaiting } from './entry.ts'
import { MachineCard } from './MachineCard.tsx'
import { NewMachine } from './NewMachine.tsx'
import { YardQueue } from './queue.ts'
import { Stocktake } from './Stocktake.tsx'
import { sendEntry } from './sendEntry.ts'
import { keepShell, startServiceWorker } from './shell.ts'
import { STOCK_QUERY, type Stock } from './stock.ts'
import { openQueueDatabase, openVault, type Vault } from './storage.ts'
import { YardContext } from './YardContext.ts'
import { Waiting, YardFrame } from './YardFrame.tsx'
import { YardHome } from './YardHome.tsx'
import { storeFailure } from './yardText.ts'

/** What somebody does with a phone in front of a machine. */
export default function Yard() {
  return (
    <Authenticated>
      <Account />
      <AccountChanged />
      <DraftCare />
    </Authenticated>
  )
}

function Account() {
  const { data: account, error, refetch } = useYardAccount()
  // Encryption and service workers need HTTPS.
  if (!window.isSecureContext) return <Insecure />
  if (account) return <Opened key={account.id} account={account} />
  return error ? <NotOpened text={error.message} onRetry={refetch} /> : <Waiting />
}

const Insecure = () => (
  <YardFrame title="Hof">
    <Alert severity="warning">
      Der Hof funktioniert nur über eine verschlüsselte Verbindung: Bitte öffnen Sie die Verwaltung
      mit https://.
    </Alert>
  </YardFrame>
)

const NotOpened = (failure: { text: string; onRetry: () => void }) => (
  <YardFrame title="Hof">
    <Failure {...failure} />
  </YardFrame>
)

function Opened({ account }: { account: YardAccount }) {
  const { yard, failure } = useOpenedYard(account)
  if (!yard && failure !== null)
    return <NotOpened text={failure} onRetry={() => window.location.reload()} />
  if (!yard) return <Waiting />
  return (
    <YardContext value={yard}>
      <UpdateNotice />
      <Routes>
        <Route index element={<YardHome />} />
        <Route path="neu" element={<NewMachine />} />
        <Route path="inventur" element={<Stocktake />} />
        <Route path=":id" element={<MachineCard />} />
      </Routes>
    </YardContext>
  )
}

/** Opens what waits on this phone, and sends it as soon as there is a connection. */
function useOpenedYard(account: YardAccount) {
  const { id, key, username } = account
  const [opened, setOpened] = useState<{ vault: Vault; queue: YardQueue } | null>(null)
  // A private window, for one, may have no database.
  const [failure, setFailure] = useState<string | null>(null)
  const queryClient = useQueryClient()
  useEffect(() => {
    let queue: YardQueue | undefined
    let isGone = false
    // Until the server is asked again, the stock shows what it has just taken.
    const onDone = (entry: Entry) =>
      queryClient.setQueryData<Stock>(
        STOCK_QUERY,
        (stock) =>
          stock && {
            ...stock,
            machines: stock.machines.map((machine) => withWaiting(machine, [entry], username)),
          },
      )
    const onSent = async () => {
      // A first answer that is on its way would stay, and may not know yet what was sent.
      await queryClient.cancelQueries({ queryKey: STOCK_QUERY })
      await queryClient.invalidateQueries({ queryKey: STOCK_QUERY })
    }
    const open = async () => {
      const vault = await openVault(key)
      if (isGone) return
      const database = openQueueDatabase()
      queue = new YardQueue({ database, vault, owner: id, send: sendEntry, onDone, onSent })
      await queue.load()
      setOpened({ vault, queue })
      await queue.drain()
    }
    open().catch((error: unknown) => setFailure(storeFailure(error)))
    const drain = () => document.visibilityState === 'visible' && void queue?.drain()
    window.addEventListener('online', drain)
    document.addEventListener('visibilitychange', drain)
    // Else the browser may delete the photographs when the phone is full.
    void navigator.storage?.persist?.()
    return () => {
      isGone = true
      queue?.stop()
      window.removeEventListener('online', drain)
      document.removeEventListener('visibilitychange', drain)
    }
  }, [id, key, username, queryClient])
  return { yard: opened && { ...opened, account }, failure }
}

/** Says that the server has a newer build than the page that this phone had kept. */
function UpdateNotice() {
  useEffect(() => {
    void startServiceWorker()
  }, [])
  const { data } = useQuery({
    queryKey: ['yard', 'shell'],
    queryFn: keepShell,
    retry: false,
    refetchOnWindowFocus: 'always',
  })
  if (data !== 'outdated') return null
  return (
    <Box sx={{ p: 1 }}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            Neu laden
          </Button>
        }
      >
        Es gibt eine neue Fassung dieser Seite.
      </Alert>
    </Box>
  )
}
