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
    return [{ kind: option(contactKinds, row.kind, 'other'), label: row.label || row.href, href }];
  });
}
