import type { Truck } from './truck.ts'

/** The house's own paint: forklift amber on charcoal. */
const livery = { body: '#f5a70a', trim: '#747d83', frame: '#3a4147', mast: '#3c4349', rim: '#ced3d6' }

/** A typical machine of each construction type, after the common sizes of its class. */
export const trucks = {
  diesel: {
    type: 'diesel', manner: 'round', livery,
    length: 2665, wheelbase: 1700, overhang: 481, tyres: [335, 272], guard: 2220, fork: 1150,
    mast: { stages: 2, closed: 2175, lift: 3050 }, beacon: true, blueSpot: true,
  },
  electric: {
    type: 'electric', manner: 'soft', livery,
    length: 2090, wheelbase: 1400, overhang: 368, tyres: [262, 205], guard: 2070, fork: 1150,
    mast: { stages: 3, closed: 2060, lift: 4500 }, blueSpot: true,
  },
  compact: {
    type: 'compact', livery,
    length: 1850, wheelbase: 1220, overhang: 358, tyres: [230, 195], guard: 1985, fork: 1150,
    mast: { stages: 2, closed: 2100, lift: 3200 }, blueSpot: true,
  },
  reach: {
    type: 'reach', livery,
    length: 1270, wheelbase: 1475, overhang: -440, tyres: [142, 171], guard: 2190, fork: 1150,
    mast: { stages: 3, closed: 2500, lift: 5900 }, blueSpot: true,
  },
  stacker: {
    type: 'stacker', livery,
    length: 800, wheelbase: 1260, overhang: -690, tyres: [43, 115], guard: 1200, fork: 1150,
    mast: { stages: 2, closed: 1950, lift: 2900 },
  },
  picker: {
    type: 'picker', livery,
    length: 1950, wheelbase: 1440, overhang: 170, tyres: [75, 155], guard: 2330, fork: 1150,
    mast: { stages: 2, closed: 2500, lift: 3000 },
  },
} satisfies Record<string, Truck>
