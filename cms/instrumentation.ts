/** Next calls this once at its start, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareNextServer } = await import('./src/prepareNextServer');
  await prepareNextServer();
}
