/** The header's end: who is here. Empty until visitors can have accounts. */
export function HeaderAccount() {
  return null;
}
