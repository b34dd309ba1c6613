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

/** A postal address on one line and its place, in degrees. */
export interface AddressSeed {
  address: string;
  lat: number;
  lng: number;
}

/** As many numbers as every street has. */
export const lastNumber = 60;

/** Metres from the axis of a way to the doors, and from the outline of a square. */
const toTheDoor = { lane: 5, street: 7, avenue: 11, square: 3 } as const;

/** The axis of a way, or the outline of a square as a closed ring. */
export const axisOf = (course: Course): Line =>
  course.kind === 'square' ? closed(course.outline) : smooth(course.line);

function doorOf(course: Course, number: number): Point {
  const axis = axisOf(course);
  const door = toTheDoor[course.kind];
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
 * The place of a house number in a street of Castelmora, as written on a letter: odd numbers stand
 * on the left, even ones on the right, and around a square they follow each other.
 *
 * @param number 1 to 60.
 * @param quarter Named after the number where the street is hard to find.
 */
export function at(street: StreetName, number: number, quarter?: string): AddressSeed {
  if (!Number.isInteger(number) || number < 1 || number > lastNumber)
    throw new RangeError(`${street} has no number ${number}`);
  const [lng, lat] = toDegrees(doorOf(courses[street], number));
  const address = quarter ? `${street} ${number}, ${quarter}` : `${street} ${number}`;
  return { address, lat, lng };
}
