const maxPrice = 100_000;

/** Reads a price as people write it: 450, 450,50, 1.200 or € 1 200; null if it is none. */
export function parsePrice(text: string): number | null {
  const [, whole = '', cents = '0'] =
    /^(\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, '')) ?? [];
  const price = Number(`${whole.replace(/\D/g, '')}.${cents}`);
  return whole !== '' && price > 0 && price <= maxPrice ? price : null;
}
