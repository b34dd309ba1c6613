/** Stands for a field that the comparison of versions leaves out. */
export const NoDiff = () => null;
