/** Next calls this once at its start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitWithError } = await import('./src/logs/exitWithError');
  try {
    const { prepareServer } = await import('./src/prepareServer');
    await prepareServer();
  } catch (error) {
    exitWithError(error);
  }
}
