import nextJest from 'next/jest.js';
import { ROOT } from '../scripts/lib/paths.mjs';

/** The tests of the lab's own code: `npm run lab`. */
export default nextJest({ dir: ROOT })({ testEnvironment: 'node', testTimeout: 20_000 });
