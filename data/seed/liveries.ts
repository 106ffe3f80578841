import type { Livery } from './drawing/colours.ts'

const charcoal = { frame: '#3a4147', mast: '#3c4349', rim: '#c9ced2' }

/** The colours of the site: amber on charcoal. */
export const siteLivery: Livery = {
  body: '#f5a70a',
  trim: '#747d83',
  frame: '#3a4147',
  mast: '#3c4349',
  rim: '#ced3d6',
}

/** The makers' colours. */
export const liveries: Record<string, Livery> = {
  Linde: { ...charcoal, body: '#a3202f', trim: '#a3202f' },
  Still: { ...charcoal, body: '#e2701c', trim: '#8b9297', frame: '#4a5156', rim: '#d7dadc' },
  Toyota: { ...charcoal, body: '#e2521b', trim: '#3b4045', rim: '#e9e6df' },
  Jungheinrich: {
    body: '#f4b90a',
    trim: '#727b81',
    frame: '#43494e',
    mast: '#454c52',
    rim: '#c9ced2',
  },
  Hyster: {
    body: '#f0ab00',
    trim: '#26292c',
    frame: '#2b2f33',
    mast: '#2b2f33',
    rim: '#f0ab00',
  },
  Yale: { ...charcoal, body: '#f2c300', trim: '#4b5257', rim: '#dfe2e3' },
  Doosan: { ...charcoal, body: '#e8641b', trim: '#2f3438', frame: '#2f3438', rim: '#e8e5de' },
  Mitsubishi: { ...charcoal, body: '#2f7d4f', trim: '#31373b', rim: '#e9e6df' },
  Clark: { ...charcoal, body: '#3f8a3a', trim: '#2b3034', frame: '#2b3034', rim: '#d5d8da' },
  Hangcha: { ...charcoal, body: '#c8252c', trim: '#e4e2dc', rim: '#d5d8da' },
  BYD: { ...charcoal, body: '#e9e9e6', trim: '#59636a', frame: '#43494e', rim: '#d5d8da' },
  Cat: { ...charcoal, body: '#f0b414', trim: '#24272a', frame: '#24272a', rim: '#f0b414' },
  UniCarriers: { ...charcoal, body: '#c9202d', trim: '#4d555b', rim: '#e4e2dc' },
}
