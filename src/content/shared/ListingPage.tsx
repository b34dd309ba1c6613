import { Listing, type ListingProps } from '@/features/listing/Listing';
import type { MappableItem } from '@/features/listing/ListingMap';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingHead } from './ListingFrame';

interface ListingPageProps<Item extends MappableItem> extends Omit<ListingProps<Item>, 'title'> {
  head: ListingHead;
}

/** The listing of a section with a map view, between the blocks that editors wrote for it. */
export function ListingPage<Item extends MappableItem>({
  head,
  ...listing
}: ListingPageProps<Item>) {
  return (
    <ListingFrame head={head} wide={useIsMapView(listing.section)}>
      <Listing {...listing} title={head.title} />
    </ListingFrame>
  );
}
