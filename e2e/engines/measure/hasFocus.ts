/** Whether a link or button with these words in its name has the focus. Runs in the page. */
export function hasFocus(words: string): boolean {
  const { activeElement: focused } = document;
  if (!focused?.matches('a, button')) return false;
  return (focused.getAttribute('aria-label') ?? focused.textContent).includes(words);
}
