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

/** The editor's words, with the number or the address if they do not have it: a desktop does not dial. */
function labelOf(label: string, href: string): string {
  const value = href.replace(/^(tel|mailto):/, '').replace(/\?.*/, '');
  if (value === href || withoutSpaces(label).includes(value)) return label || href;
  return label ? `${label}: ${value}` : value;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
