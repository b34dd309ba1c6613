/**
 * What the server had sent below `main` and is gone, after the effects of the hydration have been painted.
 * Runs in the page.
 *
 * @returns the beginnings of the outermost elements
 */
export async function replacedNodes(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const gone = (globalThis.delivered ?? []).filter((element) => !element.isConnected);
  const outermost = gone.filter(
    ({ parentElement }) => !parentElement || !gone.includes(parentElement),
  );
  // A place without a word is kept free for what comes by script, as a map does.
  const meant = outermost.filter(({ textContent }) => textContent.trim() !== '');
  return meant.map(({ outerHTML }) => outerHTML.slice(0, 120));
}
