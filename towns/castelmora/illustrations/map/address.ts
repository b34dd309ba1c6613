import { courses, type Course } from './courses';
import {
  areaOf,
  beside,
  closed,
  lengthOf,
  smooth,
  toDegrees,
  walk,
  type Line,
  type Point,
} from './geometry';
import type { StreetName } from './streets';

/** A postal address on one line and its position in degrees. */
export interface AddressSeed {
  address: string;
  lat: number;
  lng: number;
}

/** The highest house number of every street. */
export const lastNumber = 60;

/** Metres from the axis of a way, or from the outline of a square, to the doors. */
const doorDistance = { lane: 5, street: 7, avenue: 11, square: 3 } as const;

/** The axis of a way, or the outline of a square as a closed ring. */
export const axisOf = (course: Course): Line =>
  course.kind === 'square' ? closed(course.outline) : smooth(course.line);

function doorOf(course: Course, number: number): Point {
  const axis = axisOf(course);
  const door = doorDistance[course.kind];
  const share = (number - 0.5) / lastNumber;
  if (course.kind === 'square') {
    const outwards = areaOf(course.outline) > 0 ? -door : door;
    return beside(walk(axis, share * lengthOf(axis)), outwards);
  }
  const from = course.numberedFrom ?? 0;
  const isLeft = course.onlySide ? course.onlySide === 'left' : number % 2 === 1;
  const station = walk(axis, from + share * (lengthOf(axis) - from));
  return beside(station, isLeft ? door : -door);
}

/**
 * The address of a house number in a street of Castelmora and its position: odd numbers are on the left, even
 * numbers on the right; around a square the numbers follow each other.
 *
 * @param number 1 to 60.
 * @param quarter Added after the number, for streets that are hard to find.
 */
export function at(street: StreetName, number: number, quarter?: string): AddressSeed {
  if (!Number.isInteger(number) || number < 1 || number > lastNumber)
    throw new RangeError(`${street} has no number ${number}`);
  const [lng, lat] = toDegrees(doorOf(courses[street], number));
  const address = quarter ? `${street} ${number}, ${quarter}` : `${street} ${number}`;
  return { address, lat, lng };
}
