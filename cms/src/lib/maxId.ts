/** The largest id of a document: PostgreSQL refuses a larger number for an integer column. */
export const maxId = 2 ** 31 - 1;
