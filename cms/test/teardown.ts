import { closeSeeded } from './seeded';

/** After the last test. */
export default closeSeeded;
