/**
 * Whether a click opens the link in this tab: the main button without a modifier key, because the others open
 * a new tab or start a download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !modified;
}
