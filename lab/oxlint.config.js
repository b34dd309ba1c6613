import product from '../oxlint.config.js';

/** The linter of the product leaves the lab out, because types of packages that are not installed are unknown. */
export default { ...product, ignorePatterns: [] };
