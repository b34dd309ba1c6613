/** Whether something may move by itself here, as far as the visitor's settings say (browser only). */
export function welcomesMotion(): boolean {
  const asks = (query: string) => window.matchMedia(query).matches;
  const still = asks('(prefers-reduced-motion: reduce)') || asks('(prefers-reduced-data: reduce)');
  return !still && !savesData(navigator);
}

/** Only some browsers tell (Network Information API). */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData ?? false;
}
