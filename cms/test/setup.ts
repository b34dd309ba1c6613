import compile from './compile';
import { openSeeded } from './seeded';

/** Before the first test of the cms: its programs are compiled, and a folder for its data is made. */
export default async function setup(): Promise<void> {
  await Promise.all([compile(), openSeeded()]);
}
