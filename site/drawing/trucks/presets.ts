import type { Truck } from './truck.ts'

const charcoal = { frame: '#3a4147', mast: '#3c4349', rim: '#c9ced2' }

export const trucks = {
  diesel: {
    type: 'diesel', manner: 'round', length: 2665, wheelbase: 1700, overhang: 481, tyres: [335, 272], guard: 2220, fork: 1150,
    mast: { stages: 2, closed: 2175, lift: 3050 }, beacon: true, blueSpot: true,
    livery: { ...charcoal, body: '#a3202f', trim: '#a3202f' },
  },
  electric: {
    type: 'electric', manner: 'soft', length: 2090, wheelbase: 1400, overhang: 368, tyres: [262, 205], guard: 2070, fork: 1150,
    mast: { stages: 3, closed: 2060, lift: 4500 }, blueSpot: true,
    livery: { ...charcoal, body: '#e2701c', trim: '#777f84', frame: '#4a5156', rim: '#d7dadc' },
  },
  electric2: {
    type: 'electric', manner: 'straight', length: 2120, wheelbase: 1430, overhang: 368, tyres: [262, 205], guard: 2085, fork: 1100,
    mast: { stages: 2, closed: 2180, lift: 3300 }, beacon: true,
    livery: { ...charcoal, body: '#e55a1d', trim: '#3b4045', rim: '#e9e6df' },
  },
  compact: {
    type: 'compact', length: 1850, wheelbase: 1220, overhang: 358, tyres: [230, 195], guard: 1985, fork: 1150,
    mast: { stages: 2, closed: 2100, lift: 3200 }, blueSpot: true,
    livery: { ...charcoal, body: '#a3202f', trim: '#a3202f' },
  },
  reach: {
    type: 'reach', length: 1270, wheelbase: 1475, overhang: -440, tyres: [142, 171], guard: 2190, fork: 1150,
    mast: { stages: 3, closed: 2500, lift: 5900 }, blueSpot: true,
    livery: { body: '#f2b705', trim: '#6c757b', frame: '#43494e', mast: '#454c52', rim: '#c9ced2' },
  },
  stacker: {
    type: 'stacker', length: 800, wheelbase: 1260, overhang: -690, tyres: [43, 115], guard: 1200, fork: 1150,
    mast: { stages: 2, closed: 1950, lift: 2900 },
    livery: { body: '#f2b705', trim: '#6c757b', frame: '#43494e', mast: '#454c52', rim: '#c9ced2' },
  },
} satisfies Record<string, Truck>
