import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useNotify, useUpdate } from 'react-admin'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { useMay } from '../auth/me.ts'

export function FeedSwitch({ feed }: { feed: FeedState }) {
  const notify = useNotify()
  const mayEdit = useMay('feeds.edit')
  const [update, { isPending }] = useUpdate()
  const toggle = (enabled: boolean) =>
    update(
      'feeds',
      { id: feed.key, data: { enabled }, previousData: { id: feed.key } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(`${feed.name} ist ${enabled ? 'eingeschaltet' : 'ausgeschaltet'}`, {
            type: 'success',
          }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    )
  return (
    <FormControlLabel
      label={feed.enabled ? 'Ein' : 'Aus'}
      control={
        <Switch
          checked={feed.enabled}
          disabled={isPending || !mayEdit}
          onChange={({ target }) => toggle(target.checked)}
          slotProps={{ input: { role: 'switch', 'aria-label': `${feed.name} abholen lassen` } }}
        />
      }
    />
  )
}
