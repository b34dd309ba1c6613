/** Fields by their names, with values that are not known. */
export type Fields = Record<string, unknown>;
