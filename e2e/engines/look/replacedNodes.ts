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
  // A place that is kept free for a map says nothing, or that the map is coming.
  const meant = outermost.filter(
    (element) =>
      element.textContent.trim() !== '' && !element.querySelector(':scope > [role=status]'),
  );
  return meant.map(({ outerHTML }) => outerHTML.slice(0, 120));
}
