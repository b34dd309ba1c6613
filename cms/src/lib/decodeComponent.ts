/** Decodes a part of an address; null if it has another encoding than UTF-8. */
export function decodeComponent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
