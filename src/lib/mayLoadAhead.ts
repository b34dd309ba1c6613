interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether to fetch what a visitor may want next: not on 2g, nor where they save data (specification
 * §9). Browsers that do not tell about the connection are taken for fast ones.
 */
export function mayLoadAhead(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
