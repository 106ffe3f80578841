import { isAbroad, readPostcode } from '../buying/postcodes.ts'
import { regionOfTown } from '../search/towns.ts'
import type { Away } from './places.ts'

/**
 * The middle of each region of the post (the first two digits of a postcode) in degrees north and east: the mean of its
 * postcodes' coordinates, to a tenth of a degree, but for those 94 that it gives the middle of Germany. Source: `plz_geocoord` of the WZB Berlin Social Science Center (2019,
 * Apache License 2.0). 11 has post boxes alone, and lies in Berlin.
 */
const middles = `
01 51.1 13.8|02 51.2 14.6|03 51.7 14.2|04 51.3 12.6|06 51.5 11.9|07 50.7 11.8|08 50.6 12.4|09 50.8 13.0
10 52.5 13.4|11 52.5 13.4|12 52.5 13.5|13 52.6 13.3|14 52.4 12.9|15 52.3 13.9|16 52.9 13.3|17 53.7 13.4
18 54.2 12.6|19 53.5 11.5|20 53.6 10.0|21 53.4 9.9|22 53.6 10.1|23 53.9 10.7|24 54.4 9.8|25 54.2 9.3
26 53.3 7.8|27 53.2 8.9|28 53.1 8.8|29 52.9 10.5|30 52.4 9.7|31 52.3 9.5|32 52.1 8.8|33 51.9 8.6
34 51.3 9.3|35 50.7 8.6|36 50.7 9.7|37 51.6 9.9|38 52.2 10.7|39 52.2 11.6|40 51.2 6.8|41 51.2 6.5
42 51.2 7.1|44 51.5 7.4|45 51.5 7.1|46 51.7 6.8|47 51.5 6.5|48 52.1 7.4|49 52.5 7.9|50 50.9 6.9
51 51.0 7.2|52 50.8 6.3|53 50.6 7.1|54 49.9 6.7|55 49.9 7.8|56 50.3 7.5|57 50.8 7.9|58 51.3 7.6
59 51.6 8.0|60 50.1 8.7|61 50.3 8.7|63 50.0 9.1|64 49.8 8.8|65 50.2 8.2|66 49.3 7.2|67 49.5 8.1
68 49.5 8.5|69 49.4 8.8|70 48.8 9.2|71 48.8 9.2|72 48.4 9.0|73 48.8 9.7|74 49.2 9.4|75 48.9 8.7
76 49.0 8.3|77 48.4 8.0|78 48.0 8.7|79 47.9 7.9|80 48.2 11.6|81 48.1 11.6|82 47.9 11.2|83 47.9 12.3
84 48.4 12.4|85 48.4 11.6|86 48.4 10.8|87 47.8 10.4|88 47.9 9.6|89 48.4 10.1|90 49.4 11.1|91 49.4 10.8
92 49.5 12.0|93 49.1 12.3|94 48.8 13.1|95 50.1 11.8|96 50.1 11.0|97 49.9 10.0|98 50.6 10.7|99 51.1 10.8
`

interface Point {
  north: number
  east: number
}

const middleOf = new Map(
  middles
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, Point] => {
      const [region = '', north, east] = entry.split(' ')
      return [region, { north: Number(north), east: Number(east) }]
    }),
)

/** Of a degree from pole to pole. */
const KILOMETRES = 111.2

/** In a straight line, on a plane as flat as Germany is small. */
function between(one: Point, other: Point): number {
  const middle = ((one.north + other.north) / 2) * (Math.PI / 180)
  const north = one.north - other.north
  const east = (one.east - other.east) * Math.cos(middle)
  return Math.round(KILOMETRES * Math.hypot(north, east))
}

/** Of the postcode in it, also one behind a street or before a hall: `Hafenstraße 5, 30159 Hannover`. */
function regionOf(place: string): string | null {
  if (isAbroad(place)) return null
  const postcode = place.split(',').map(readPostcode).find(Boolean)
  return postcode?.slice(0, 2) ?? regionOfTown(place)
}

/**
 * How far away from a German postcode places are, in a straight line between the middles of their regions, in whole
 * kilometres; null for places without a postcode that are named by no town that is known, also those abroad.
 */
export function awayFrom(postcode: string): Away {
  const here = middleOf.get(postcode.slice(0, 2))
  return (place) => {
    const there = middleOf.get(regionOf(place) ?? '')
    return here && there ? between(here, there) : null
  }
}
