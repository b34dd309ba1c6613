import { option } from '@/lib/option';
import { contactKinds, type Contact } from '@/components/Contacts/contact';
import type { ContactFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapUrl } from './mapUrl';

/** The contacts that have a valid link, in the editors' order. */
export function mapContacts(
  rows: readonly (ContactFragment | null)[] | null | undefined,
  context: MapperContext,
): Contact[] {
  return (rows ?? []).flatMap((row) => {
    const href = mapUrl(row?.href, context);
    if (!row?.href || !href) return [];
    const kind = option(contactKinds, row.kind, 'other');
    return [{ kind, label: labelOf(row.label ?? '', row.href), href }];
  });
}

/**
 * The editor's words, with the telephone number if they do not have it, because a desktop does not dial. A mail address
 * would be too long for the button.
 */
function labelOf(label: string, href: string): string {
  const [, number] = /^tel:([^?]*)/.exec(href) ?? [];
  if (!label) return number ?? href.replace(/^mailto:/, '').replace(/\?.*/, '');
  return number && !hasNumber(label, number) ? `${label}: ${number}` : label;
}

/** Fewer digits are an extension or an hour, not a telephone number. */
const minimumDigits = 5;

/** Whether a text has the telephone number, in any spelling, also without the code of the country. */
function hasNumber(text: string, number: string): boolean {
  const [shown, dialled] = [digitsOf(text), digitsOf(number)];
  if (shown.includes(dialled)) return true;
  return shown.length >= minimumDigits && dialled.endsWith(shown.replace(/^0/, ''));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
