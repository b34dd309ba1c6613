/**
 * Finds server-rendered elements in `main` that hydration and its effects have removed. Runs in the page.
 *
 * @returns the first 120 characters of the outermost elements
 */
export async function findReplacedNodes(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const gone = (globalThis.serverElements ?? []).filter((element) => !element.isConnected);
  const outermost = gone.filter(
    ({ parentElement }) => !parentElement || !gone.includes(parentElement),
  );
  // The placeholder of a map is empty or has a loading status; it is replaced on purpose.
  const unexpected = outermost.filter(
    (element) =>
      element.textContent.trim() !== '' && !element.querySelector(':scope > [role=status]'),
  );
  return unexpected.map(({ outerHTML }) => outerHTML.slice(0, 120));
}
