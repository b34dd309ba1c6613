import { removeSeedFolder } from './seedOnce';

/** Runs after the last test. */
export default removeSeedFolder;
