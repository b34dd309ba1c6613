/** Waits for all loads and leaves out those without a result. */
export const loadAll = async <Result>(
  loads: readonly Promise<Result | null>[],
): Promise<Result[]> => (await Promise.all(loads)).filter((one) => one !== null);
